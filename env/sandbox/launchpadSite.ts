import { randomBytes, scrypt } from 'node:crypto';
import { brands } from '#domain/brand/brand.ts';
import { accountHost, hostName, launchpadHost } from '#env/sandbox/hosts.ts';
import { makeLaunchpadApp } from '#env/sandbox/launchpad/launchpadApp.ts';
import type { LaunchpadHost } from '#env/sandbox/launchpad/launchpadHost.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineFace.ts';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import type { SandboxClock } from './clock.ts';

const scryptHash = (password: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, (fault, key) => (fault === null ? resolve(key.toString('base64url')) : reject(fault)));
  });

/** The launchpad's engine on this machine's cryptography and the sandbox's clock. */
export const makeSandboxEngine = (clock: SandboxClock): Engine =>
  makeEngine({
    now: clock.now,
    random: (bytes: number) => randomBytes(bytes),
    hash: { ...webHash, password: scryptHash },
  });

const hostOf =
  (origin: (host: string) => string) =>
  (header: string): LaunchpadHost | null => {
    const brand = brands.find((one) => launchpadHost(one) === hostName(header));
    if (brand === undefined) return null;
    return {
      sessionCookie: brand.sessionCookie,
      cookieDomain: `${brand.key}.localhost`,
      accountOrigin: origin(accountHost(brand)),
    };
  };

const isSignOut = (request: Request): boolean =>
  request.method === 'GET' && new URL(request.url).pathname === '/logout';

// Because: a relying party signs people out by sending the browser here, and wants it back at an address of its own.
const wayBack = (request: Request, takesBack: (origin: string) => boolean): string | null => {
  const asked = new URL(request.url).searchParams.get('post_logout_redirect_uri');
  if (asked === null || !URL.canParse(asked)) return null;
  const { origin, href } = new URL(asked);
  return takesBack(origin) ? href : null;
};

export type LaunchpadSiteParts = {
  readonly engine: Engine;
  readonly origin: (host: string) => string;
  readonly takesBack: (origin: string) => boolean;
};

/** The launchpad under every brand's host; a sign-out that names a relying party's address ends there. */
export const makeLaunchpadSite = ({
  engine,
  origin,
  takesBack,
}: LaunchpadSiteParts): ((request: Request) => Promise<Response>) => {
  const app = makeLaunchpadApp({ engine, hostOf: hostOf(origin), before: [] });
  return async (request) => {
    const answer = await app.fetch(request);
    const back = isSignOut(request) && answer.ok ? wayBack(request, takesBack) : null;
    if (back === null) return answer;
    const headers = new Headers({ location: back });
    answer.headers.getSetCookie().forEach((cookie) => headers.append('set-cookie', cookie));
    return new Response(null, { status: 302, headers });
  };
};
