import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { publicOrigin } from '#domain/settings/settings.ts';
import { makeFaults } from '#env/sandbox/gateway/injectedFaults.ts';
import { injectFault } from '#env/sandbox/gateway/injectFault.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import { webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import type { SentRequest, Visit } from '#tests/faults/visit.ts';
import { type Carry, type MemoryNetwork, openMemoryNetwork } from '#tests/support/memoryNetwork.ts';
import { quickHash } from '#tests/support/quickHash.ts';
import { documentedSend } from '#tests/wire/documentedSend.ts';
import { appContext } from './appContext.ts';

/** The address of the app. */
export const accountOrigin: string = publicOrigin(appContext.settings);

const forever = new Promise<never>(() => undefined);

const noSocket = (): Parameters<typeof injectFault>[3] => {
  const incoming = new IncomingMessage(new Socket());
  return { incoming, outgoing: new ServerResponse(incoming) };
};

const launchpadUrl = new URL(appContext.settings.launchpadApiUrl);

/** The launchpad's app in this process, and the network of one browser, whose requests meet faults on their way. */
export const makeLocalNetwork = () => {
  const now = (): number => Date.now();
  const engine = makeEngine({ now, random: webRandom, hash: quickHash });
  const faults = makeFaults();
  const undocumented = new Set<string>();
  let requests: ReadonlyArray<SentRequest> = [];
  let atWork: ReadonlyArray<Promise<unknown>> = [];
  const work = (answering: Promise<Response>): Promise<Response> => {
    atWork = [...atWork, answering];
    return answering;
  };
  const carry: Carry = async (request, ask) => {
    const send = documentedSend(ask, (fault) => void undocumented.add(fault));
    const fault = faults.take(request.method, new URL(request.url));
    if (fault?.reset === true) throw new TypeError('Failed to fetch');
    if (fault?.hang === true) return forever;
    if (fault?.hold === true) await faults.cleared();
    const answer = (): Promise<Response> => send(request);
    return work(fault === null || fault.hold === true ? answer() : injectFault(fault, answer, request, noSocket()));
  };
  const openBrowser = (): MemoryNetwork => openMemoryNetwork({ context: appContext, engine, now, carry });
  let browser = openBrowser();
  return {
    engine,
    get cookies() {
      return browser.cookies;
    },
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
      browser = openBrowser();
    },
    post: (async (path, body) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', credentials: 'include', headers, body: JSON.stringify(body) } as const;
      await browser.fetch(launchpadUrl.origin + path, init);
    }) satisfies Visit['post'],
    answerProvider: ((email) => browser.answerProvider('google', email)) satisfies Visit['answerProvider'],
    /** `fetch` of one page. A request whose page has gone gets no answer. */
    fetchOf:
      (isGone: () => boolean): typeof fetch =>
      async (input, init = {}) => {
        const { method = 'GET' } = init;
        const sent: SentRequest = {
          method,
          url: new URL(input instanceof Request ? input.url : input),
          isPending: true,
        };
        requests = [...requests, sent];
        try {
          return await browser.fetch(input, init);
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
