import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import bcd, { type BrowserName, type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { projectRoot } from '#env/shared/projectRoot.ts';

type Version = readonly number[];

const versionOf = (text: string): Version => text.replace('≤', '').split('.').map(Number);

const isUpTo = ([major = 0, minor = 0]: Version, [otherMajor = 0, otherMinor = 0]: Version): boolean =>
  major < otherMajor || (major === otherMajor && minor <= otherMinor);

const { browserslist }: { readonly browserslist: readonly string[] } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
);

const isBrowser = (name: string): name is BrowserName => Object.hasOwn(bcd.browsers, name);

const promised = browserslist.map((line) => {
  const [name = '', version = ''] = line.replace('ios_saf', 'safari_ios').split(' >= ');
  if (!isBrowser(name) || version === '') throw new Error(`The data does not know ${line}.`);
  return { name, version: versionOf(version), text: `${name} ${version}` };
});

/** The oldest promised browsers. */
export const promisedBrowsers: readonly string[] = promised.map(({ text }) => text);

/**
 * The promised browsers that lack a feature; none for a feature that the data does not know. What is behind a flag is lacking, and what
 * has a prefix too, unless that prefix is given.
 */
export const browsersWithout = (
  feature: Identifier | undefined,
  prefixes: readonly string[] = [],
): readonly string[] => {
  const support = feature?.['__compat']?.support;
  if (support === undefined) return [];
  const lacking = promised.filter(
    ({ name, version }) =>
      ![support[name] ?? []]
        .flat()
        .some(
          ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }) =>
            typeof added === 'string' &&
            isUpTo(versionOf(added), version) &&
            !(typeof removed === 'string' && isUpTo(versionOf(removed), version)) &&
            flags === undefined &&
            otherName === undefined &&
            (prefix === undefined || prefixes.includes(prefix)),
        ),
  );
  return lacking.map(({ text }) => text);
};

const isFeature = (entry: [name: string, feature: Identifier | CompatStatement]): entry is [string, Identifier] =>
  entry[0] !== '__compat';

/** The features of a group of the data, by name; some are groups themselves. */
export const featuresIn = (
  group: Identifier | undefined,
): ReadonlyArray<readonly [name: string, feature: Identifier]> => Object.entries(group ?? {}).filter(isFeature);
