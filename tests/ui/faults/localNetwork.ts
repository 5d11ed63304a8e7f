import { mainBrand } from '#domain/brand/brands.ts';
import { publicOrigin } from '#domain/settings/settings.ts';
import { makeFaults } from '#env/sandbox/gateway/injectedFaults.ts';
import { configText } from '#env/sandbox/sandboxConfig.ts';
import { readConfig } from '#env/server/config.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import { webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import type { SentRequest, Visit } from '#tests/faults/visit.ts';
import { type Carry, type MemoryNetwork, openMemoryNetwork } from '#tests/support/memoryNetwork.ts';
import { quickHash } from '#tests/support/quickHash.ts';
import { documentedSend } from '#tests/wire/documentedSend.ts';

// Because: each page would list the name of every language, and no call depends on them.
const [main] = readConfig(configText({ locales: ['en-GB'] })).sites.filter(({ brand }) => brand === mainBrand);
if (main === undefined) throw new Error('The configuration has no main brand.');

/** The main brand in the sandbox's configuration. */
export const appContext = main;

/** The host of the app. */
export const accountHost: string = new URL(publicOrigin(main.settings)).hostname;

const forever = new Promise<never>(() => undefined);
const launchpad = new URL(main.settings.launchpadApiUrl).origin;

/** The launchpad's app in this process, and the network of one browser, whose requests meet faults on their way. */
export const makeLocalNetwork = () => {
  const now = (): number => Date.now();
  const engine = makeEngine({ now, random: webRandom, hash: quickHash });
  const faults = makeFaults();
  const undocumented = new Set<string>();
  const requests: SentRequest[] = [];
  let atWork: ReadonlyArray<Promise<unknown>> = [];
  const carry: Carry = async (request, ask) => {
    const fault = faults.take(request.method, new URL(request.url));
    if (fault?.reset === true) throw new TypeError('Failed to fetch');
    if (fault?.hang === true) return forever;
    if (fault?.hold === true) await faults.cleared();
    if (fault !== null && fault.hold !== true) {
      const { status = 200, body = '', headers = {} } = fault;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
    }
    const answer = documentedSend(ask, (each) => void undocumented.add(each))(request);
    atWork = [...atWork, answer];
    return answer;
  };
  const openBrowser = (): MemoryNetwork => openMemoryNetwork({ context: appContext, engine, now, carry });
  let browser = openBrowser();
  return {
    cookies: () => browser.cookies,
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
      browser = openBrowser();
    },
    /** `fetch` of one page. A request whose page has gone gets no answer. */
    fetchOf:
      (isGone: () => boolean): typeof fetch =>
      async (input, init = {}) => {
        const url = new URL(input instanceof Request ? input.url : input);
        const sent: SentRequest = { method: init.method ?? 'GET', url, isPending: true };
        requests.push(sent);
        try {
          return await browser.fetch(input, init);
        } finally {
          sent.isPending = false;
          if (isGone()) await forever;
        }
      },
    /** What the document of the launchpad does not describe, in a request or in an answer without a fault. */
    undocumented: (): ReadonlyArray<string> => [...undocumented],
    acts: {
      requests: () => requests,
      post: async (path, body) => {
        const headers = { 'content-type': 'application/json' };
        const init = { method: 'POST', credentials: 'include', headers, body: JSON.stringify(body) } as const;
        await browser.fetch(launchpad + path, init);
      },
      answerProvider: (email) => browser.answerProvider('google', email),
      createAccount: async (draft) => void engine.createAccount(draft),
      newestCode: async (to) => engine.inbox(to)[0]?.code ?? null,
      // Because: for a page, a call without a network and one whose connection breaks are the same.
      fail: async (call, fault) => void faults.add({ ...call, ...(fault === 'NoNetwork' ? { reset: true } : fault) }),
      clearFaults: async () => faults.clear(),
    } satisfies Partial<Visit>,
  };
};
