import { type Http, type HttpParty, makeHttp } from '#infrastructure/http/httpClient.ts';

/** HTTP calls to the launchpad. Every call names the account site. */
export const makeLaunchpadHttp = (base: string, reach: Pick<HttpParty, 'fetch' | 'now'>): Http =>
  makeHttp({ ...reach, base, query: { site: 'account' } });
