import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { makeLaunchpadApp } from '#infrastructure/sandbox/launchpad/launchpadApp.ts';

const host = {
  sessionCookie: 'xe_session',
  cookieDomain: 'brand.test',
  origin: 'https://launchpad.brand.test',
  accountOrigin: 'https://account.brand.test',
};

/** A backend without a control API: the app in memory, but for what it answers at some paths, to a page of `account.brand.test`. */
export const launchpadBackend = (paths: RegExp | null = null, answer = () => Response.error()) => {
  const engine = makeEngine({ now: Date.now, random: webRandom, hash: webHash }, []);
  const app = makeLaunchpadApp({ engine, hostOf: () => host, isRelyingParty: () => false });
  return async (request: Request): Promise<Response> => {
    const good = await app.fetch(request);
    const isOwn = request.method !== 'OPTIONS' && paths?.test(new URL(request.url).pathname) === true;
    if (!isOwn) return good;
    const { status, body } = answer();
    return new Response(body, { status, headers: good.headers });
  };
};
