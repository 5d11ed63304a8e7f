import { brands } from '#domain/brand/brands.ts';
import { launchpadHost, transferHost } from '#env/sandbox/hosts.ts';
import { answerFaults, type Call, findCall, requestFaults } from './launchpadContract.ts';
import { transferSiteLogout } from './launchpadDocument.ts';

type Send = (request: Request) => Promise<Response>;

const launchpadHosts = brands.map(launchpadHost);
const logouts = brands.map((brand) => `${transferHost(brand)}/logout`);

/** What a launchpad serves for people: its documents, and the sheet and the face of its pages. */
const page = /^\/(documents\/|pages\.css$|face\.woff2$)/;

/** The documented call of a request; null for one that the document lacks, undefined for one that it is not about. */
const callOf = ({ method, url }: Request): Call | null | undefined => {
  const { hostname, pathname } = new URL(url);
  if (method === 'OPTIONS') return undefined;
  if (launchpadHosts.includes(hostname)) return page.test(pathname) ? undefined : findCall(method, pathname);
  const operation = logouts.includes(hostname + pathname) ? transferSiteLogout : undefined;
  return operation && { operation, inPath: {} };
};

const named = (kind: string, { method, url }: Request, faults: ReadonlyArray<string>): ReadonlyArray<string> =>
  faults.map((fault) => `${kind} ${method} ${new URL(url).pathname}: ${fault}`);

/** What docs/launchpad.openapi.yaml does not describe in a request; nothing for a request that it is not about. */
export const undocumentedIn = async (request: Request): Promise<ReadonlyArray<string>> => {
  const call = callOf(request);
  if (call === undefined) return [];
  return named('request', request, call === null ? ['no such operation'] : await requestFaults(call, request));
};

/** What docs/launchpad.openapi.yaml does not describe in the answer to a request; nothing for a request that it lacks. */
export const undocumentedInAnswer = async (request: Request, answer: Response): Promise<ReadonlyArray<string>> => {
  const call = callOf(request) ?? null;
  return call === null ? [] : named('answer', request, await answerFaults(call.operation, answer));
};

/** Sends each request as given, and notes what the document does not describe in it or in its answer. */
export const documentedSend =
  (send: Send, note: (fault: string) => void): Send =>
  async (request) => {
    (await undocumentedIn(request)).forEach(note);
    const answer = await send(request);
    (await undocumentedInAnswer(request, answer)).forEach(note);
    return answer;
  };
