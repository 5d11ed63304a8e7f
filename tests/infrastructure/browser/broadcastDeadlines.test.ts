import { describe, expect, it } from 'vitest';
import type { DeadlineBoard } from '#application/ports/deadlineBoard.ts';
import { makeBroadcastDeadlines } from '#infrastructure/browser/broadcastDeadlines.ts';
import { makeMemoryDeadlines } from '#infrastructure/sandbox/memoryDeadlines.ts';
import { deadlineAt, deadlineBoardContract, shownTo } from '#tests/contracts/deadlineBoard.ts';
import { channelsOf } from './channels.ts';

const { pageChannel } = channelsOf('test.deadlines');
const board = (): DeadlineBoard => makeBroadcastDeadlines(pageChannel());

deadlineBoardContract('broadcastDeadlines', () => [board(), board()]);
deadlineBoardContract('memoryDeadlines', () => {
  const openTab = makeMemoryDeadlines();
  return [openTab(), openTab()];
});

describe('deadlines over a channel', () => {
  it('are decoded: anything else that is sent is nobody’s deadline', async () => {
    const shown = shownTo(board(), 1);
    const stranger = pageChannel();
    const good = deadlineAt(1000);
    [
      null,
      'soon',
      { ...good, resendAt: 'soon' },
      { ...good, email: 'no address' },
      { ...good, purpose: 'Moon' },
      good,
    ].forEach((data) => stranger.send(data));
    expect(await shown).toEqual([good]);
  });
});
