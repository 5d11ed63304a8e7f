import type { HttpParty } from '#infrastructure/http/httpClient.ts';

/** The device id of every visit to this site. */
export const deviceId: string = 'web-account';

/** The launchpad as a party to call: every call to it bears the mark of the account site. */
export const launchpadParty = (base: string, reach: Pick<HttpParty, 'fetch' | 'now'>): HttpParty => ({
  ...reach,
  base,
  query: { site: 'account' },
});
