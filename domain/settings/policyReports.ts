import { originIsSafe, webOrigin } from '#domain/shared/webOrigin.ts';
import type { Settings } from './settings.ts';

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
