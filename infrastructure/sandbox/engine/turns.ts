import type { Workings } from './workings.ts';

/** At most so many of one deed in a sliding window. */
export type Limit = { readonly most: number; readonly windowMs: number };

const minutes = 60_000;
export const sendLimit: Limit = { most: 5, windowMs: 10 * minutes };
export const passwordLimit: Limit = { most: 10, windowMs: 10 * minutes };

/** Milliseconds until the next turn; 0 when it may be taken at once. */
export const waitForTurn = ({ state, now }: Workings, key: string, { most, windowMs }: Limit): number => {
  const recent = recentTurns(state.turns.get(key) ?? [], now() - windowMs);
  const oldestThatCounts = recent.at(-most);
  return oldestThatCounts === undefined ? 0 : oldestThatCounts + windowMs - now();
};

/** Takes a turn if there is one; otherwise answers how long to wait, and takes none. */
export const takeTurn = (workings: Workings, key: string, limit: Limit): number => {
  const wait = waitForTurn(workings, key, limit);
  if (wait > 0) return wait;
  const { state, now } = workings;
  state.turns.set(key, [...recentTurns(state.turns.get(key) ?? [], now() - limit.windowMs), now()]);
  return 0;
};

export const forgetTurns = ({ state }: Workings, key: string): void => void state.turns.delete(key);

const recentTurns = (turns: ReadonlyArray<number>, since: number): ReadonlyArray<number> =>
  turns.filter((at) => at > since);
