import { describe, expect, it } from 'vitest';
import type { DeadlineBoard } from '#application/ports/deadlineBoard.ts';
import type { SharedDeadline } from '#domain/session/sharedDeadline.ts';
import { mint } from '#domain/shared/nominal.ts';

/** The boards of two tabs of one browser. */
type Stage = () => readonly [DeadlineBoard, DeadlineBoard];

export const deadlineAt = (resendAt: number): SharedDeadline => ({
  email: mint<'Email'>('ada@example.test'),
  purpose: 'SignUp',
  resendAt,
});

/** Resolves with what a board was shown, once it has been shown this many. */
export const shownTo = (board: DeadlineBoard, count: number): Promise<ReadonlyArray<SharedDeadline>> =>
  new Promise((resolve) => {
    const shown: SharedDeadline[] = [];
    board.heed((deadline) => {
      shown.push(deadline);
      if (shown.length === count) resolve(shown);
    });
  });

/** What every board of deadlines owes its callers. */
export const deadlineBoardContract = (adapter: string, stage: Stage): void => {
  describe(`${adapter} keeps the DeadlineBoard contract`, () => {
    it('shows every deadline to the other tab, in order and whole, and none to the tab that posted it', async () => {
      const [one, other] = stage();
      const own: SharedDeadline[] = [];
      one.heed((deadline) => own.push(deadline));
      const shown = shownTo(other, 2);
      one.post(deadlineAt(1000));
      one.post(deadlineAt(2000));
      expect(await shown).toEqual([deadlineAt(1000), deadlineAt(2000)]);
      expect(own).toEqual([]);
    });
  });
};
