import { makeHttp } from '#infrastructure/http/httpClient.ts';
import { makeLaunchpadHttp, makeLaunchpadIdentity } from '#infrastructure/launchpad/module.ts';
import { makeLaunchpadSystemFields } from '#infrastructure/launchpad/launchpadSystemFields.ts';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import { callAddress } from './callLocalhost.ts';
import { makeCookieJar } from './cookieJar.ts';
import { makeNavigate, makePageFetch } from './wireFetch.ts';

/** The browser id of the calls. */
export const testBrowserId: string = '0f8fad5b-d9cb-469f-a165-70867728950e';

export type Send = (request: Request) => Promise<Response>;

/**
 * Opens a new browser on the account site beside the launchpad at an address: its host has `account.` where that of the launchpad has
 * `launchpad.`. A launchpad of another name is called from a page of its own origin.
 */
export const openLaunchpad = (address: string, send: Send = callAddress) => {
  const { origin } = new URL(address);
  const beside = (site: string): string => origin.replace('//launchpad.', `//${site}.`);
  const jar = makeCookieJar();
  const reach = { fetch: makePageFetch(jar, beside('account'), send), now: Date.now };
  const http = makeLaunchpadHttp(address, reach);
  const log = makeMemoryLog();
  const transferSite = makeHttp({ ...reach, base: beside('transfer') });
  return {
    http,
    log,
    identity: makeLaunchpadIdentity({ http, transferSite, browserId: testBrowserId, log }),
    systemFields: makeLaunchpadSystemFields(http, log),
    /** Answers on the page of a provider, in the same browser. */
    signInAtProvider: async (provider: string, email: string): Promise<void> => {
      const returnUrl = encodeURIComponent(`${beside('account')}/idp/continue`);
      await makeNavigate(jar, send)(`${origin}/social-auth/${provider}?returnUrl=${returnUrl}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ as: email }).toString(),
      });
    },
  };
};

/** A launchpad, as the adapters of production see it from a page of the account site. */
export type OpenLaunchpad = ReturnType<typeof openLaunchpad>;
