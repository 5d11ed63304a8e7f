import type { HttpBindings } from '@hono/node-server';
import type { SandboxState } from '#env/sandbox/control/sandboxState.ts';
import type { Answer, Site } from '#env/sandbox/gateway/site.ts';
import { controlHost, hostName } from '#env/sandbox/hosts.ts';
import { makeLiveScenes } from './liveScenes.ts';
import type { Scene } from './scene.ts';
import { makeSceneGateway } from './sceneGateway.ts';
import { makeScreensSite } from './screensSite.ts';

const noGallery = 'The gallery runs with `npm start`, which serves the build.';

const isGallery = (request: Request): boolean =>
  hostName(request.headers.get('host') ?? '') === controlHost &&
  /^\/screens(?:\/|$)/.test(new URL(request.url).pathname);

/** Adds the gallery and its live scenes in front of the gateway of a sandbox; without scenes it only says so. */
export const makeScreens =
  (state: SandboxState, loadScenes: (() => Promise<readonly Scene[]>) | null) =>
  (gateway: Site): Site => {
    if (loadScenes === null) {
      return async (request, bindings) =>
        isGallery(request) ? new Response(noGallery, { status: 404 }) : gateway(request, bindings);
    }
    const live = makeLiveScenes(state);
    const site = makeScreensSite(loadScenes, live);
    const scenes = makeSceneGateway(live);
    return async (request: Request, bindings: HttpBindings): Answer => {
      if (isGallery(request)) return site.fetch(request);
      const own = await scenes.answer(request);
      if (own !== null) return own;
      const response = await gateway(scenes.plainRequest(request), bindings);
      return response.headers.has('x-hono-already-sent') ? response : scenes.addScript(request, response);
    };
  };
