import { percentile98, table } from '#tests/bench/figures.ts';
import { interactionKinds, type InteractionKind } from './interactions.ts';

/** One interaction: the time in milliseconds from the input to the next frame. */
export type Interaction = { readonly screen: string; readonly kind: InteractionKind; readonly duration: number };

const rowOf = (name: string, interactions: ReadonlyArray<Interaction>): ReadonlyArray<string> => {
  const durations = interactions.map(({ duration }) => duration);
  const worst = Math.max(0, ...durations);
  const screen = interactions.find(({ duration }) => duration === worst)?.screen ?? '-';
  return [name, String(durations.length), percentile98(durations).toFixed(0), worst.toFixed(0), screen];
};

/** Formats the aims, and the figures of each kind and of all together. */
export const interactionTable = (interactions: ReadonlyArray<Interaction>): string =>
  table([
    ['ms at a processor slowed fourfold', 'count', 'p98', 'worst', 'worst on'],
    ['aim', '', '100', '200', ''],
    ...interactionKinds.map((kind) =>
      rowOf(
        kind,
        interactions.filter((one) => one.kind === kind),
      ),
    ),
    rowOf('all', interactions),
  ]);
