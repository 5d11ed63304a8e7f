import { hostName, isAccountHost } from '#env/sandbox/hosts.ts';
import { withHeaders } from '#env/sandbox/gateway/site.ts';
import { agentScript, startResponse } from './sceneStart.ts';
import type { LiveScene, LiveScenes } from './liveScenes.ts';
import { readSceneAnswer } from './sceneAnswer.ts';

/** The gateway of live scenes, in front of the gateway of the sandbox. */
export type SceneGateway = {
  /** Answers a request of a live scene's own script; null for any other request. */
  readonly answer: (request: Request) => Promise<Response | null>;
  /** Returns a request whose answer can be changed. */
  readonly plainRequest: (request: Request) => Request;
  /** Adds the script to a page of the browser in which a scene runs. */
  readonly addScript: (request: Request, response: Response) => Promise<Response>;
};

const folder = '/__screens/';
const cookiePattern = /(?:^|;\s*)live_scene=([\w-]+)/;

const scripts = new Set([`${folder}start.js`, `${folder}agent.js`]);
const scriptTag = `<script src="${folder}agent.js"></script>`;

// Because: the other pages of the sandbox allow no script at all.
const allowScript = (policy: string): string =>
  /(?:^|;)\s*script-src\s/.test(policy) ? policy : `${policy}; script-src 'self'; connect-src 'self'`;

const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

const commandsOf = ({ relay }: LiveScene): Response =>
  new Response(relay.connect(), { headers: { ...noStore, 'content-type': 'text/event-stream' } });

// Because: a page of another site must not answer for the browser.
const isOwn = (request: Request): boolean => {
  const origin = request.headers.get('origin');
  return origin !== null && new URL(origin).host === request.headers.get('host');
};

const acceptAnswer = async (request: Request, { relay }: LiveScene): Promise<Response> => {
  const answer = readSceneAnswer(await request.text());
  if (!isOwn(request) || answer === null) return new Response('Refused', { status: 403 });
  relay.answer(answer);
  return new Response(null, { status: 204 });
};

const notFound = (): Response => new Response('No scene runs here. Open one at the control room.', { status: 404 });

const withScript = async (response: Response): Promise<Response> => {
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  if (!isPage || response.headers.has('content-encoding')) return response;
  const html = (await response.text()).replace(/<head[^<>]*>/i, (head) => head + scriptTag);
  const policy = response.headers.get('content-security-policy');
  const { status, headers } = response;
  const page = new Response(html, { status, headers });
  page.headers.delete('content-length');
  return policy === null ? page : withHeaders(page, [['content-security-policy', allowScript(policy)]]);
};

/** Makes the gateway of the live scenes. */
export const makeSceneGateway = ({ running }: LiveScenes): SceneGateway => {
  const sceneOf = (request: Request): LiveScene | null => {
    const [, id = ''] = cookiePattern.exec(request.headers.get('cookie') ?? '') ?? [];
    return running(id);
  };
  const answerOwn = async (request: Request, { pathname, searchParams }: URL): Promise<Response> => {
    if (pathname === `${folder}start` && isAccountHost(hostName(request.headers.get('host') ?? ''))) {
      const started = running(searchParams.get('scene') ?? '');
      return started === null ? notFound() : startResponse(request, started);
    }
    const live = sceneOf(request);
    if (live === null) return notFound();
    if (pathname === `${folder}commands`) return commandsOf(live);
    if (pathname === `${folder}answers` && request.method === 'POST') return acceptAnswer(request, live);
    if (!scripts.has(pathname)) return notFound();
    const headers = { ...noStore, 'content-type': 'text/javascript; charset=utf-8' };
    return new Response(agentScript(live, pathname === `${folder}start.js`), { headers });
  };
  return {
    answer: async (request) => {
      const url = new URL(request.url);
      return url.pathname.startsWith(folder) ? answerOwn(request, url) : null;
    },
    plainRequest: (request) => {
      if (request.method !== 'GET' || sceneOf(request) === null) return request;
      const headers = new Headers(request.headers);
      ['accept-encoding', 'if-none-match'].forEach((name) => headers.delete(name));
      return new Request(request.url, { headers });
    },
    addScript: async (request, response) => (sceneOf(request) === null ? response : withScript(response)),
  };
};
