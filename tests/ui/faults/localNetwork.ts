import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { CookieJar } from '#application/ports/browser.ts';
import { mainBrand } from '#domain/brand/brands.ts';
import { makeFaults } from '#env/sandbox/gateway/injectedFaults.ts';
import { injectFault } from '#env/sandbox/gateway/injectFault.ts';
import { accountHost, hostName, launchpadHost } from '#env/sandbox/hosts.ts';
import { makeLaunchpadSite } from '#env/sandbox/launchpadSite.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import { webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import type { SentRequest, Visit } from '#tests/faults/visit.ts';
import { quickHash } from '#tests/support/quickHash.ts';
import { makeCookieJar } from '#tests/wire/cookieJar.ts';
import { documentedSend } from '#tests/wire/documentedSend.ts';
import { makePageFetch, type WireFetch } from '#tests/wire/wireFetch.ts';

/** The address of a host of the sandbox's configuration. */
const origin = (host: string): string => `http://${host}:4100`;

/** The address of the app. */
export const accountOrigin: string = origin(accountHost(mainBrand));

const forever = new Promise<never>(() => undefined);

const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const abort = (): void => reject(new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted === true) abort();
    signal?.addEventListener('abort', abort);
  });

const noSocket = (): Parameters<typeof injectFault>[3] => {
  const incoming = new IncomingMessage(new Socket());
  return { incoming, outgoing: new ServerResponse(incoming) };
};

const transferSite = async (): Promise<Response> =>
  new Response(null, {
    headers: { 'access-control-allow-origin': accountOrigin, 'access-control-allow-credentials': 'true' },
  });

const account = new URL(accountOrigin);
const launchpadOrigin = origin(launchpadHost(mainBrand));

/** The launchpad's app in this process, and the network of one browser, whose requests meet faults on their way. */
export const makeLocalNetwork = () => {
  const engine = makeEngine({ now: () => Date.now(), random: webRandom, hash: quickHash });
  const launchpad = makeLaunchpadSite({ engine, origin, isRelyingParty: () => false });
  const faults = makeFaults();
  const undocumented = new Set<string>();
  const launchpadSend = documentedSend(
    async (request) => launchpad.fetch(request),
    (fault) => void undocumented.add(fault),
  );
  let jar = makeCookieJar();
  let requests: ReadonlyArray<SentRequest> = [];
  let atWork: ReadonlyArray<Promise<unknown>> = [];
  const work = (answering: Promise<Response>): Promise<Response> => {
    atWork = [...atWork, answering];
    return answering;
  };
  const scopeOf = (domain: string | null): string => (domain === null ? '' : `; Domain=${domain}`);
  const cookies: CookieJar = {
    read: (name) => jar.visibleAt(account)[name] ?? null,
    write: (name, value, { domain, days }) =>
      jar.store(account, [`${name}=${value}${scopeOf(domain)}; Max-Age=${days * 86_400}`]),
    remove: (name, { domain }) => jar.store(account, [`${name}=${scopeOf(domain)}; Max-Age=0`]),
    works: () => true,
  };
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const site = hostName(url.host) === launchpadHost(mainBrand) ? launchpadSend : transferSite;
    const fault = faults.take(request.method, url);
    if (fault?.reset === true) throw new TypeError('Failed to fetch');
    if (fault?.hang === true) return forever;
    if (fault?.hold === true) await faults.cleared();
    const ask = async (): Promise<Response> => site(request);
    return work(fault === null || fault.hold === true ? ask() : injectFault(fault, ask, request, noSocket()));
  };
  const pageFetch: WireFetch = (...call) => makePageFetch(jar, accountOrigin, answer)(...call);
  return {
    engine,
    cookies,
    requests: () => requests,
    /** What the document of the launchpad does not describe, in a request or in an answer without a fault. */
    undocumented: (): ReadonlyArray<string> => [...undocumented],
    /** Resolves when the services have answered what has reached them. */
    answered: async (): Promise<void> => {
      const answering = atWork;
      atWork = [];
      await Promise.allSettled(answering);
    },
    /** Forgets every cookie, account and fault. */
    reset: (): void => {
      engine.reset();
      faults.clear();
      jar = makeCookieJar();
    },
    post: (async (path, body) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', credentials: 'include', headers, body: JSON.stringify(body) } as const;
      await pageFetch(launchpadOrigin + path, init);
    }) satisfies Visit['post'],
    answerProvider: (async (email) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: launchpadOrigin };
      const address = `${launchpadOrigin}/social-auth/google?returnUrl=${accountOrigin}/`;
      const form = new Request(address, { method: 'POST', headers, body: `as=${encodeURIComponent(email)}` });
      jar.store(new URL(address), (await launchpad.fetch(form)).headers.getSetCookie());
    }) satisfies Visit['answerProvider'],
    /** `fetch` of one page. A request whose page has gone gets no answer. */
    fetchOf:
      (isGone: () => boolean): WireFetch =>
      async (input, { signal, ...init } = {}) => {
        const { method = 'GET' } = init;
        const sent: SentRequest = {
          method,
          url: new URL(input instanceof Request ? input.url : input),
          isPending: true,
        };
        requests = [...requests, sent];
        try {
          return await Promise.race([pageFetch(input, init), untilAborted(signal)]);
        } finally {
          sent.isPending = false;
          if (isGone()) await forever;
        }
      },
    // Because: for a page, a call without a network and one whose connection breaks are the same.
    fail: (async (call, fault) =>
      void faults.add({ ...call, ...(fault === 'NoNetwork' ? { reset: true } : fault) })) satisfies Visit['fail'],
    clearFaults: async (): Promise<void> => faults.clear(),
  };
};

/** See `makeLocalNetwork`. */
export type LocalNetwork = ReturnType<typeof makeLocalNetwork>;
