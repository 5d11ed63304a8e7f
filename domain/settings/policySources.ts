import { originIsSafe, webOrigin } from '#domain/shared/webAddress.ts';
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

/** The name by which a policy refers to the address of its reports. */
export const reportGroup: string = 'csp';

// Because: these are syntax in the configuration of web servers.
const unfitForRules = /[$`{}]/;

/** Where the browser sends the violations of a brand's policies: a web address, in production with https; null for no reports. */
export const reportTarget = ({ reporting: { endpoint }, production }: Settings): string | null => {
  if (endpoint === null || unfitForRules.test(endpoint)) return null;
  const origin = webOrigin(endpoint);
  return origin !== null && originIsSafe(origin, production) ? new URL(endpoint).href : null;
};

/** The address of the tag manager's script: a web address, in production with https; null for no tag manager. */
export const tagManagerScript = ({ tagManager: { src }, production }: Settings): string | null => {
  const origin = src === null ? null : webOrigin(src);
  return origin !== null && originIsSafe(origin, production) ? src : null;
};

/** The Trusted Types policy by which our own code loads the script of another party. */
export const ownScriptsPolicy: string = 'account-scripts';
