import { originIsSafe, webOrigin } from '#domain/shared/webOrigin.ts';
import { reader } from './readVariables.ts';
import type { Settings } from './settings.ts';
import { variables } from './variables.ts';

const originOnly = /^https?:\/\/[^/?#]+\/?$/i;

/**
 * The origin that an entry of `contentSecurityPolicy` adds to its directive: an origin and nothing else, in production with https.
 * Null for any other text, such as a keyword, a wildcard, a scheme, or an address with a path.
 */
export const originOfEntry = (entry: string, production: boolean): string | null => {
  const origin = webOrigin(entry);
  return origin !== null && originOnly.test(entry) && originIsSafe(origin, production) ? origin : null;
};

/** The dotted names of the entries that add nothing. */
export const unusableEntries = ({ contentSecurityPolicy, production }: Settings): ReadonlyArray<string> =>
  Object.entries(contentSecurityPolicy).flatMap(([directive, entries]) =>
    entries.flatMap((entry, at) =>
      originOfEntry(entry, production) === null ? [`contentSecurityPolicy.${directive}.${at}`] : [],
    ),
  );

const extensible = Object.keys(variables.contentSecurityPolicy);

// Because: a name in the log is a name of the policy, not any text of the file.
const nameOf = (directive: string): string => (/^[a-z-]{1,40}$/.test(directive) ? `.${directive}` : '');

/** The dotted names of the directives in the blocks that a configuration may not extend. */
export const refusedDirectives = (blocks: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  blocks
    .map((block) => reader(block)(['contentSecurityPolicy']))
    .flatMap((written) => (typeof written === 'object' && written !== null ? Object.keys(written) : []))
    .filter((directive, at, all) => !extensible.includes(directive) && all.indexOf(directive) === at)
    .map((directive) => `contentSecurityPolicy${nameOf(directive)}`);
