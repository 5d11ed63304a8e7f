import { originOfEntry, reportTarget, tagManagerScript } from './contentPolicy.ts';
import { reader } from './readVariables.ts';
import { contactAddress } from './securityTxt.ts';
import type { Settings, SettingsBlock } from './settings.ts';
import { variables } from './variables.ts';

/** The dotted names of the variables, of the entries of a list, and of the directives in these blocks that have a value without effect. */
export const unusableVariables = (settings: Settings, blocks: ReadonlyArray<SettingsBlock>): ReadonlyArray<string> => [
  ...(settings.tagManager.src !== null && tagManagerScript(settings) === null ? ['tagManager.src'] : []),
  ...unusableEntries(settings),
  ...(settings.reporting.endpoint !== null && reportTarget(settings) === null ? ['reporting.endpoint'] : []),
  ...(settings.securityContact !== null && contactAddress(settings) === null ? ['securityContact'] : []),
  ...refusedDirectives(blocks),
];

/** The dotted names of the entries that add nothing. */
export const unusableEntries = ({ contentSecurityPolicy, production }: Settings): ReadonlyArray<string> =>
  Object.entries(contentSecurityPolicy).flatMap(([directive, entries]) =>
    entries.flatMap((entry, at) =>
      originOfEntry(entry, production) === null ? [`contentSecurityPolicy.${directive}.${at}`] : [],
    ),
  );

/** The dotted names of the directives in the blocks that a configuration may not extend. */
export const refusedDirectives = (blocks: ReadonlyArray<unknown>): ReadonlyArray<string> => {
  const written = blocks
    .map((block) => reader(block)(['contentSecurityPolicy']))
    .flatMap((policy) => (typeof policy === 'object' && policy !== null ? Object.keys(policy) : []));
  const refused = [...new Set(written)].filter(
    (directive) => !Object.hasOwn(variables.contentSecurityPolicy, directive),
  );
  return refused.map((directive) => `contentSecurityPolicy${nameOf(directive)}`);
};

// Because: a name in the log is a name of the policy, not any text of the file.
const nameOf = (directive: string): string => (/^[a-z-]{1,40}$/.test(directive) ? `.${directive}` : '');
