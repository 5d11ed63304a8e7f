import type { Brand } from '#domain/brand/brand.ts';
import { hasText, makeReader, namesWhere } from '#domain/settings/readVariables.ts';
import { brandBlock, type Settings, type SettingsFile, tagManagerScript } from '#domain/settings/settings.ts';
import { variables } from '#domain/settings/variables.ts';
import { originOfEntry, reportTarget } from './contentPolicy.ts';
import { contactAddress } from './securityTxt.ts';

type Blocks = ReadonlyArray<SettingsFile['default']>;

/** The dotted names of everything in the settings and their blocks whose value has no effect: variables, entries and directives. */
export const unusableVariables = (settings: Settings, blocks: Blocks): ReadonlyArray<string> => {
  const { tagManager, reporting, securityContact } = settings;
  return [
    ...(tagManager.src !== null && tagManagerScript(settings) === null ? ['tagManager.src'] : []),
    ...unusableEntries(settings),
    ...(reporting.endpoint !== null && reportTarget(settings) === null ? ['reporting.endpoint'] : []),
    ...(securityContact !== null && contactAddress(settings) === null ? ['securityContact'] : []),
    ...refusedDirectives(blocks),
  ];
};

/** The dotted names of the entries of `contentSecurityPolicy` that add nothing. */
const unusableEntries = ({ contentSecurityPolicy, production }: Settings): ReadonlyArray<string> =>
  Object.entries(contentSecurityPolicy).flatMap(([directive, entries]) =>
    entries.flatMap((entry, at) =>
      originOfEntry(entry, production) === null ? `contentSecurityPolicy.${directive}.${at}` : [],
    ),
  );

/** The dotted names of the directives in the blocks that a configuration may not extend; the log gets no other text of the file. */
const refusedDirectives = (blocks: Blocks): ReadonlyArray<string> =>
  [...new Set(blocks.flatMap(({ contentSecurityPolicy }) => Object.keys(contentSecurityPolicy ?? {})))]
    .filter((directive) => !Object.hasOwn(variables.contentSecurityPolicy, directive))
    .map((directive) => `contentSecurityPolicy${/^[a-z-]{1,40}$/.test(directive) ? `.${directive}` : ''}`);

/** Whether a text stands for one that only the deployment knows: it says so, or is in .example, where nobody can have a host. */
const isPlaceholder = (text: string): boolean => {
  const [host = ''] = text.replace(/^[a-z]+:(?:\/\/)?/i, '').split(/[/?#]/);
  return text.includes('set-by-the-deployment') || /\.example\.?(?::\d+)?$/i.test(host);
};

/** What production cannot do with: the name of the brand's block if there is none, and of each variable with a value of an example. */
export const unfinishedVariables = (file: SettingsFile, { key }: Pick<Brand, 'key'>): ReadonlyArray<string> => {
  const read = makeReader(brandBlock(file, key), file.default);
  const block = Object.hasOwn(file.brands, key) ? [] : [`brands.${key}`];
  return [...block, ...namesWhere(variables, (path) => hasText(read(path), isPlaceholder))];
};
