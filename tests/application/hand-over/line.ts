import * as E from 'fp-ts/Either';
import type { Wire } from './wired.ts';

/** A part of a call: before the service has it, or its answer. */
export type Part = 'Call' | 'Answer';

/** The line between a document and the service. Its faults and delays meet the call that follows a number of others. */
export type Line = {
  readonly wire: Wire;
  /** Loses the answer of a call, which the service carries out. */
  readonly lose: (after: number) => void;
  /** Holds a part of a call until it is let go; later calls wait as well. */
  readonly hold: (after: number, part: Part) => void;
  readonly letGo: () => void;
  /** Resolves once a call is held. */
  readonly held: () => Promise<void>;
  /** Ends the pending calls: the document is left, and their answers reach nobody. */
  readonly cut: () => void;
};

type Signal = { readonly given: Promise<void>; readonly give: () => void };
type Hold = { readonly at: number; readonly part: Part; readonly begun: Signal; readonly ended: Signal };

const makeSignal = (): Signal => {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
};

const never = new Promise<never>(() => undefined);

/** Opens a line without faults; reports every person whom a call proves, once the document has the answer. */
export const openLine = (onProven: (email: string) => void): Line => {
  let calls = 0;
  let cuts = 0;
  let lost: number | null = null;
  let hold: Hold | null = null;
  const pass = async (part: Part, call: number, cutsBefore: number): Promise<void> => {
    if (hold?.part === part && call >= hold.at) {
      hold.begun.give();
      await hold.ended.given;
    }
    if (cuts !== cutsBefore) await never;
  };
  return {
    wire: (request, proven) => async () => {
      const [call, cutsBefore] = [calls, cuts];
      calls += 1;
      await pass('Call', call, cutsBefore);
      const answer = await request();
      await pass('Answer', call, cutsBefore);
      if (call === lost) return E.left({ _tag: 'Unreachable' });
      const email = E.isRight(answer) ? await proven?.() : null;
      if (email !== null && email !== undefined) onProven(email);
      return answer;
    },
    lose: (after) => void (lost = calls + after),
    hold: (after, part) => void (hold ??= { at: calls + after, part, begun: makeSignal(), ended: makeSignal() }),
    letGo: () => {
      hold?.ended.give();
      hold = null;
    },
    held: () => hold?.begun.given ?? never,
    cut: () => {
      cuts += 1;
      hold = null;
    },
  };
};
