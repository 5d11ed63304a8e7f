import { originIsSafe, webOrigin } from '#domain/shared/webOrigin.ts';
import type { Settings } from './settings.ts';

/** The name by which a policy refers to the address of its reports. */
export const reportGroup: string = 'csp';

/** The address for reports, if it is safe in a header; null otherwise. */
export const reportAddress = (address: string, production: boolean): string | null => {
  if (/^\/[A-Za-z0-9][A-Za-z0-9/_.-]*$/.test(address)) return address;
  const origin = webOrigin(address);
  return origin !== null && originIsSafe(origin, production) ? new URL(address).href : null;
};

/** Where the browser sends the violations of a brand's policies: a path of this site or a web address; null for no reports. */
export const reportTarget = ({ reporting, production }: Settings): string | null =>
  reporting.endpoint === null ? null : reportAddress(reporting.endpoint, production);
