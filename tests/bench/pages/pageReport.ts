import { median, table } from '#tests/bench/figures.ts';
import type { Measured } from './measurePageLoad.ts';

/** What was measured of a page under a profile in one round. */
export type Round = Measured & { readonly profile: string; readonly page: string };

/** The baseline of the ratios. */
export const baseline = 'React alone';

type Figures = { readonly [name: string]: (round: Round) => number | null };

const usable: Figures[string] = ({ cold }) => cold.usable;

const times: Figures = {
  usable,
  ready: ({ sent }) => sent,
  marked: ({ cold }) => cold.marked,
  FCP: ({ cold }) => cold.firstPaint,
  LCP: ({ cold }) => cold.largestPaint,
  warm: ({ warm }) => warm.usable,
  'warm marked': ({ warm }) => warm.marked,
};

const counts: Figures = {
  blocked: ({ cold }) => cold.blocked,
  'CLS/10000': ({ cold }) => cold.shift * 10_000,
  policy: ({ cold, warm }) => cold.violations + warm.violations,
};

const shown = (figure: number | null, digits: number): string => figure?.toFixed(digits) ?? '-';

/** Formats the medians of each page under each profile; times also as ratios to the baseline of the same run. */
export const pageTable = (rounds: ReadonlyArray<Round>): string => {
  const lines = [...new Set(rounds.map(({ profile, page }) => `${profile}: ${page}`))];
  const medianAt = (line: string, of: Figures[string]): number | null =>
    median(rounds.filter(({ profile, page }) => `${profile}: ${page}` === line).map((round) => of(round)));
  const ratioTo = (page: string, line: string, of: Figures[string]): string => {
    const [mine, its] = [medianAt(line, of), medianAt(line.replace(/: .*/, `: ${page}`), of)];
    return shown(mine === null || its === null ? null : mine / its, 2);
  };
  return table([
    ['median in ms, ratio', 'usable, to prerendered', ...Object.keys(times), ...Object.keys(counts)],
    ...lines.map((line) => [
      line,
      ratioTo('React, prerendered', line, usable),
      ...Object.values(times).map((of) => `${shown(medianAt(line, of), 0)} ${ratioTo(baseline, line, of)}`),
      ...Object.values(counts).map((of) => shown(medianAt(line, of), 0)),
    ]),
  ]);
};
