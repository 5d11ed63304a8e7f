import { interactionKinds, type InteractionKind } from './interactions.ts';

/** One interaction: the time in milliseconds from the input to the next frame. */
export type Interaction = { readonly screen: string; readonly kind: InteractionKind; readonly duration: number };

/** The limits in milliseconds: of the slowest interaction, and of all but 2 percent. */
const limits = { worst: 200, p98: 100 } as const;

/** The browser reports no interaction that takes less; it counts with half of this. */
export const leastReported = 16;

/** The 98th percentile: the least figure that 98 percent do not exceed. */
export const percentile98 = (figures: ReadonlyArray<number>): number => {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.98) - 1)] ?? 0;
};

/** A row of the report. */
export type InteractionRow = {
  readonly kind: InteractionKind | 'all';
  readonly count: number;
  readonly p98: number;
  readonly worst: number;
  /** The screen of the slowest interaction. */
  readonly screen: string;
};

const rowOf = (kind: InteractionRow['kind'], interactions: ReadonlyArray<Interaction>): InteractionRow => {
  const durations = interactions.map(({ duration }) => duration);
  const worst = Math.max(0, ...durations);
  const screen = interactions.find(({ duration }) => duration === worst)?.screen ?? '-';
  return { kind, count: durations.length, p98: percentile98(durations), worst, screen };
};

/** The figures of each kind and of all together. */
export const summarizeInteractions = (interactions: ReadonlyArray<Interaction>): ReadonlyArray<InteractionRow> => [
  ...interactionKinds.map((kind) =>
    rowOf(
      kind,
      interactions.filter((one) => one.kind === kind),
    ),
  ),
  rowOf('all', interactions),
];

/** Formats the report. */
export const interactionTable = (interactions: ReadonlyArray<Interaction>): string =>
  [
    ['ms at a processor slowed fourfold', 'count', 'p98', 'worst', 'worst on'],
    ['aim', '', String(limits.p98), String(limits.worst)],
    ...summarizeInteractions(interactions).map(({ kind, count, p98, worst, screen }) => [
      kind,
      String(count),
      p98.toFixed(0),
      worst.toFixed(0),
      screen,
    ]),
  ]
    .map(([kind = '', count = '', p98 = '', worst = '', screen = '']) =>
      [kind.padEnd(36), count.padStart(8), p98.padStart(8), worst.padStart(8), `  ${screen}`].join(''),
    )
    .join('\n');
