import { brands } from '#domain/brand/brands.ts';
import { launchpadHost, transferHost } from '#env/sandbox/hosts.ts';
import { answerFaults, type Call, findCall, requestFaults } from './launchpadContract.ts';
import { transferSiteLogout } from './launchpadDocument.ts';

type Send = (request: Request) => Promise<Response>;

const isLaunchpad = (host: string): boolean => brands.some((brand) => launchpadHost(brand) === host);
const isLogout = (host: string, path: string): boolean =>
  path === '/logout' && brands.some((brand) => transferHost(brand) === host);

/** What a launchpad serves for people: its documents, and the sheet and the face of its pages. */
const isPage = (path: string): boolean => /^\/(documents\/|pages\.css$|face\.woff2$)/.test(path);

/** Whether the document is concerned: with a launchpad's own calls, and the logout of a transfer site. */
const isDocumented = ({ method, url }: Request): boolean => {
  const { hostname, pathname } = new URL(url);
  if (method === 'OPTIONS') return false;
  return isLaunchpad(hostname) ? !isPage(pathname) : isLogout(hostname, pathname);
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

/** What docs/launchpad.openapi.yaml does not describe in the answer to a request; nothing for a request that it lacks. */
export const undocumentedInAnswer = async (request: Request, answer: Response): Promise<ReadonlyArray<string>> => {
  const call = isDocumented(request) ? callOf(request) : null;
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
