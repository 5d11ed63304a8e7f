import { contentPolicy } from '#env/server/policies/contentPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const sourcesOf = (policy: string): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

/** The sources of each directive of the policy, for the plain settings with these changes. */
export const policyOf = (changes: Partial<Settings>, options = {}) =>
  sourcesOf(contentPolicy({ ...plainSettings, ...changes }, options));

/** Settings that add an entry to a directive of the policy. */
export const addedTo = (directive: keyof Settings['contentSecurityPolicy'], entry: string): Partial<Settings> => ({
  contentSecurityPolicy: { ...plainSettings.contentSecurityPolicy, [directive]: [entry] },
});
