import { makeHttp } from '#infrastructure/http/httpClient.ts';
import { makeLaunchpadHttp, makeLaunchpadIdentity } from '#infrastructure/launchpad/module.ts';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import { testBrowserId } from '#tests/wire/openLaunchpad.ts';

type Sent = { readonly url: URL; readonly init: RequestInit };

/** The identity gateway over a service that gives one answer to everything, and what it was sent. */
export const openIdentity = (
  answer: (signal: AbortSignal) => Promise<Response> = async () => Response.json({}),
  log = makeMemoryLog(),
) => {
  const sent: Sent[] = [];
  const fetch = async (to: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    sent.push({ url: new URL(to instanceof Request ? to.url : to), init });
    return answer(init.signal ?? new AbortController().signal);
  };
  const reach = { fetch, now: () => 0 };
  const http = makeLaunchpadHttp('http://launchpad.xe.localhost', reach);
  const transferSite = makeHttp({ ...reach, base: 'http://transfer.xe.localhost' });
  return { sent, log, identity: makeLaunchpadIdentity({ http, transferSite, browserId: testBrowserId, log }) };
};
