import type { CookieJar } from '#application/ports/browser.ts';
import { publicOrigin } from '#domain/settings/settings.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { Network } from '#infrastructure/http/httpClient.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { makeLaunchpadApp } from '#infrastructure/sandbox/launchpad/launchpadApp.ts';
import { makeCookieJar } from '#tests/wire/cookieJar.ts';
import { makeNavigate } from '#tests/wire/wireFetch.ts';
import { scriptCookies } from './memoryCookies.ts';

/** Answers a request in the place of its service, which `ask` asks: at once, later, with another answer, or never. */
export type Carry = (request: Request, ask: () => Promise<Response>) => Promise<Response>;

/** A browser and its services in memory: its cookies, the launchpad's app, and a transfer site. No request leaves this process. */
export type MemoryNetwork = Network & {
  /** The cookies of the browser, as scripts of the account page read and write them. */
  readonly cookies: CookieJar;
  /** Answers on the page of an identity provider; null gives up. */
  readonly answerProvider: (provider: string, email: string | null) => Promise<void>;
};

type NetworkParts = {
  readonly context: AppContext;
  readonly engine: Engine;
  readonly now: () => number;
  /** How a request of the page and its answer travel; straight by default. */
  readonly carry?: Carry;
};

const untilAborted = <Value>(signal: AbortSignal | null | undefined, value: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', abort);
    void value.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort));
  });

/** The launchpad of a deployment, and everywhere else a site that signs out. */
const servicesOf = ({ context: { brand, settings }, engine }: NetworkParts, accountOrigin: string) => {
  const launchpad = new URL(settings.launchpadApiUrl);
  const { origin } = launchpad;
  const host = { sessionCookie: brand.sessionCookie, cookieDomain: settings.hostName, origin, accountOrigin };
  const app = makeLaunchpadApp({
    engine,
    hostOf: (name) => (name === launchpad.host ? host : null),
    isRelyingParty: () => false,
  });
  return async (request: Request): Promise<Response> =>
    new URL(request.url).host === launchpad.host ? app.fetch(request) : new Response(null, { status: 204 });
};

/** Opens a browser without cookies, at the addresses of the settings. */
export const openMemoryNetwork = (parts: NetworkParts): MemoryNetwork => {
  const { context, now, carry = (_, ask) => ask() } = parts;
  const account = new URL(publicOrigin(context.settings));
  const jar = makeCookieJar(now);
  const send = servicesOf(parts, account.origin);
  return {
    now,
    fetch: (input, { signal, ...init } = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const headers = new Headers(init.headers);
      headers.set('origin', account.origin);
      const cookie = init.credentials === 'include' ? jar.headerFor(url) : null;
      if (cookie !== null) headers.set('cookie', cookie);
      const request = new Request(url, { ...init, headers });
      const ask = async (): Promise<Response> => {
        const answer = await send(request);
        if (init.credentials === 'include') jar.store(url, answer.headers.getSetCookie());
        return answer;
      };
      return untilAborted(signal, carry(request, ask));
    },
    cookies: scriptCookies(jar, account),
    answerProvider: async (provider, email) => {
      const { origin } = new URL(context.settings.launchpadApiUrl);
      const page = `${origin}/social-auth/${provider}?returnUrl=${account.origin}/`;
      const body = new URLSearchParams({ as: email ?? '' }).toString();
      await makeNavigate(jar, send)(page, { method: 'POST', headers: { origin }, body });
    },
  };
};
