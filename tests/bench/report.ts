import type { PageLoad } from './measurePageLoad.ts';

export type Round = {
  readonly profile: string;
  readonly page: string;
  readonly round: number;
  readonly cold: PageLoad;
  readonly warm: PageLoad;
  /** The time at which the request of a form that is submitted at once was sent. */
  readonly sent: number | null;
};

/** The baseline of the ratios. */
const baseline = 'React alone';

/** The median of several figures; null if there are none. */
export const median = (figures: ReadonlyArray<number | null>): number | null => {
  const sorted = figures.filter((figure) => figure !== null).toSorted((one, other) => one - other);
  if (sorted.length === 0) return null;
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
    sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0,
  ];
  return (low + high) / 2;
};

type Figure = readonly [name: string, of: (round: Round) => number | null];

const timed: ReadonlyArray<Figure> = [
  ['usable', ({ cold }) => cold.usable],
  ['ready', ({ sent }) => sent],
  ['marked', ({ cold }) => cold.marked],
  ['FCP', ({ cold }) => cold.firstPaint],
  ['LCP', ({ cold }) => cold.largestPaint],
  ['warm', ({ warm }) => warm.usable],
  ['warm marked', ({ warm }) => warm.marked],
];

const counted: ReadonlyArray<Figure> = [
  ['blocked', ({ cold }) => cold.blocked],
  ['CLS', ({ cold }) => cold.shift],
  ['policy', ({ cold, warm }) => cold.violations + warm.violations],
  ['bytes', ({ cold }) => cold.bytes],
  ['script', ({ cold }) => cold.scriptBytes],
  ['requests', ({ cold }) => cold.requests],
  ['hops', ({ cold }) => cold.hops],
];

type Line = {
  readonly profile: string;
  readonly page: string;
  readonly figures: { readonly [name: string]: number | null };
};

/** The medians of each page under each profile; times also as ratios to the baseline of the same run. */
export const summarize = (rounds: ReadonlyArray<Round>): ReadonlyArray<Line> => {
  const medianOf = (profile: string, page: string, [, of]: Figure): number | null =>
    median(rounds.filter((one) => one.profile === profile && one.page === page).map(of));
  const kinds = new Set(rounds.map(({ profile, page }) => `${profile}\n${page}`));
  return [...kinds].map((kind) => {
    const [profile = '', page = ''] = kind.split('\n');
    const ratios = timed.map((figure) => {
      const [mine, its] = [medianOf(profile, page, figure), medianOf(profile, baseline, figure)];
      return [`${figure[0]} ratio`, mine === null || its === null ? null : mine / its];
    });
    const medians = [...timed, ...counted].map((figure) => [figure[0], medianOf(profile, page, figure)]);
    return { profile, page, figures: Object.fromEntries([...medians, ...ratios]) };
  });
};

const shown = (figure: number | null | undefined, digits: number): string =>
  figure === null || figure === undefined ? '-' : figure.toFixed(digits);

/** Formats the report table. */
export const benchTable = (rounds: ReadonlyArray<Round>): string => {
  const names = [...timed.map(([name]) => name), ...counted.map(([name]) => name)];
  const cells = ({ profile, page, figures }: Line): ReadonlyArray<string> => [
    `${profile}: ${page}`,
    ...timed.map(([name]) => `${shown(figures[name], 0)} ${shown(figures[`${name} ratio`], 2)}`),
    ...counted.map(([name]) => shown(figures[name], name === 'CLS' ? 4 : 0)),
  ];
  return [['median in ms, ratio', ...names], ...summarize(rounds).map(cells)]
    .map(([first = '', ...rest]) => first.padEnd(32) + rest.map((cell) => cell.padStart(12)).join(''))
    .join('\n');
};
