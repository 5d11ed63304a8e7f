import type { HttpParty } from '#infrastructure/http/httpClient.ts';

/** The device id of every call from this site. */
export const deviceId: string = 'web-account';

/** The launchpad as an HTTP party: every call names the account site. */
export const launchpadParty = (base: string, reach: Pick<HttpParty, 'fetch' | 'now'>): HttpParty => ({
  ...reach,
  base,
  query: { site: 'account' },
});
