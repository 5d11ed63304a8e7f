import { brands } from '#domain/brand/brands.ts';
import { launchpadHost, transferHost } from '#env/sandbox/hosts.ts';
import { answerFaults, type Call, findCall, requestFaults } from './launchpadContract.ts';
import { transferSiteLogout } from './launchpadDocument.ts';

type Send = (request: Request) => Promise<Response>;

const isLaunchpad = (host: string): boolean => brands.some((brand) => launchpadHost(brand) === host);
const isLogout = (host: string, path: string): boolean =>
  path === '/logout' && brands.some((brand) => transferHost(brand) === host);

/** Whether the document is concerned: with a launchpad's own calls, and the logout of a transfer site. */
const isDocumented = ({ method, url }: Request): boolean => {
  const { hostname, pathname } = new URL(url);
  if (method === 'OPTIONS') return false;
  return isLaunchpad(hostname) ? !pathname.startsWith('/documents/') : isLogout(hostname, pathname);
};

const callOf = ({ method, url }: Request): Call | null => {
  const { hostname, pathname } = new URL(url);
  if (isLaunchpad(hostname)) return findCall(method, pathname);
  return transferSiteLogout === null ? null : { operation: transferSiteLogout, inPath: {} };
};

const named = (kind: string, { method, url }: Request, faults: ReadonlyArray<string>): ReadonlyArray<string> =>
  faults.map((fault) => `${kind} ${method} ${new URL(url).pathname}: ${fault}`);

/** What docs/launchpad.openapi.yaml does not describe in a request; nothing for a request that it is not about. */
export const undocumentedIn = async (request: Request): Promise<ReadonlyArray<string>> => {
  if (!isDocumented(request)) return [];
  const call = callOf(request);
  return named('request', request, call === null ? ['no such operation'] : await requestFaults(call, request));
};

/** Where the faults go, and whether an injected fault changes the answer to a request. */
type Watch = {
  readonly note: (fault: string) => void;
  readonly isFaulty: (method: string, url: URL) => boolean;
};

/** Sends each request as given, and notes what docs/launchpad.openapi.yaml does not describe: in a request, and in its answer. */
export const documentedSend =
  (send: Send, { note, isFaulty }: Watch): Send =>
  async (request) => {
    (await undocumentedIn(request)).forEach(note);
    const call = isDocumented(request) ? callOf(request) : null;
    const wasFaulty = isFaulty(request.method, new URL(request.url));
    const answer = await send(request);
    if (call !== null && !wasFaulty) named('answer', request, await answerFaults(call.operation, answer)).forEach(note);
    return answer;
  };
