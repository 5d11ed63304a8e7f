import { mainBrand } from '#domain/brand/brands.ts';
import { makeFaults } from '#env/sandbox/gateway/injectedFaults.ts';
import { configText } from '#env/sandbox/sandboxConfig.ts';
import { readConfig } from '#env/server/config.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import { webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { type Carry, openMemoryNetwork } from '#tests/support/memoryNetwork.ts';
import { quickHash } from '#tests/support/quickHash.ts';
import { documentedSend } from '#tests/wire/documentedSend.ts';

/** A request of a page, and whether it is still without an answer. */
export type SentRequest = { readonly method: string; readonly url: URL; isPending: boolean };

// Because: each page would list the name of every language, and no call depends on them.
const [main] = readConfig(configText({ locales: ['en-GB'] })).sites.filter(({ brand }) => brand === mainBrand);
if (main === undefined) throw new Error('The configuration has no main brand.');

/** The main brand in the sandbox's configuration. */
export const appContext = main;

const forever = new Promise<never>(() => undefined);

/** The launchpad's app in this process, and the network of one browser, whose requests meet faults on their way. */
export const makeLocalNetwork = (note: (undocumented: string) => void) => {
  const now = (): number => Date.now();
  const engine = makeEngine({ now, random: webRandom, hash: quickHash });
  const faults = makeFaults();
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
    const answer = documentedSend(ask, note)(request);
    atWork = [...atWork, answer];
    return answer;
  };
  const browser = openMemoryNetwork({ context: appContext, engine, now, carry });
  return {
    ...browser,
    engine,
    faults,
    requests,
    /** Resolves when the services have answered what has reached them. */
    answered: async (): Promise<void> => {
      const answering = atWork;
      atWork = [];
      await Promise.allSettled(answering);
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
  };
};
