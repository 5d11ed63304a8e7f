import type { BrandSettings } from './forBrand.ts';

/** The problems of a brand's configuration as lines of the log. Each names its variable, and none contains a value. */
export const settingsProblems = ({
  missing,
  insecure,
  unknown,
}: Omit<BrandSettings, 'settings'>): ReadonlyArray<string> => [
  ...missing.map((name) => `Variable not defined for this environment: ${name}`),
  ...insecure.map((name) => `Variable with an http: address in production: ${name}`),
  ...unknown.map((name) => `Variable with an unknown value, so that production is assumed: ${name}`),
];
