import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { projectRoot } from '#env/shared/projectRoot.ts';

const { browserslist }: { readonly browserslist: readonly string[] } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
);

/** The oldest promised browsers, such as `firefox 114`. */
export const promisedBrowsers: readonly string[] = browserslist.map((line) =>
  line.replace('ios_saf', 'safari_ios').replace(' >= ', ' '),
);

/** What a script or a style sheet uses, and the promised browsers that lack it. */
export type SupportFault = { readonly name: string; readonly browsers: readonly string[] };

const isSince = (version: string | boolean | null | undefined, browser: string): boolean =>
  typeof version === 'string' && Number(version.replace('≤', '')) <= Number(browser.split(' ')[1]);

const limiting = ['flags', 'partial_implementation', 'prefix', 'alternative_name'];

/**
 * The promised browsers that lack a feature; none for a feature that the data does not know. What is behind a flag, is partial, or has a
 * prefix or another name, is lacking.
 */
export const browsersWithout = (feature: Identifier | undefined): readonly string[] => {
  const support = new Map(Object.entries(feature?.['__compat']?.support ?? {}));
  if (support.size === 0) return [];
  return promisedBrowsers.filter((browser) => {
    const statements = [support.get(browser.replace(/ .*/, '')) ?? []].flat();
    return !statements.some(
      ({ version_added: added, version_removed: removed, ...limits }) =>
        isSince(added, browser) && !isSince(removed, browser) && !limiting.some((limit) => limit in limits),
    );
  });
};

/** The features of a group of the data, by name; some are groups themselves. */
export const featuresIn = (group: Identifier = {}): ReadonlyArray<readonly [name: string, feature: Identifier]> =>
  Object.entries(group).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat');
