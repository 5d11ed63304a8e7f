import { randomBytes, scrypt } from 'node:crypto';
import { brands } from '#domain/brand/brand.ts';
import { accountHost, hostName, launchpadHost } from '#env/sandbox/hosts.ts';
import { makeLaunchpadApp } from '#env/sandbox/launchpad/launchpadApp.ts';
import type { LaunchpadHost } from '#env/sandbox/launchpad/launchpadHost.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import type { SandboxClock } from './clock.ts';

// Because: the passwords of a sandbox are public, and at Node's cost of 16384 each sign-in of a test takes 50 ms of a processor.
const cost = 4096;

const scryptHash = (password: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { cost }, (fault, key) =>
      fault === null ? resolve(key.toString('base64url')) : reject(fault),
    );
  });

/** Makes the launchpad's engine with Node's cryptography and the sandbox's clock. */
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

// Because: a relying party signs people out by a redirect to here, and names the address to return to.
const postLogoutRedirect = (request: Request, isRelyingParty: (origin: string) => boolean): string | null => {
  const redirect = new URL(request.url).searchParams.get('post_logout_redirect_uri');
  if (redirect === null || !URL.canParse(redirect)) return null;
  const { origin, href } = new URL(redirect);
  return isRelyingParty(origin) ? href : null;
};

/** What the launchpad's site is made of. */
export type LaunchpadSiteParts = {
  readonly engine: Engine;
  readonly origin: (host: string) => string;
  readonly isRelyingParty: (origin: string) => boolean;
};

/** The launchpad on every brand's host; a sign-out that names a relying party's address redirects there. */
export const makeLaunchpadSite = ({
  engine,
  origin,
  isRelyingParty,
}: LaunchpadSiteParts): ((request: Request) => Promise<Response>) => {
  const app = makeLaunchpadApp({ engine, hostOf: hostOf(origin) });
  return async (request) => {
    const answer = await app.fetch(request);
    const back = isSignOut(request) && answer.ok ? postLogoutRedirect(request, isRelyingParty) : null;
    if (back === null) return answer;
    const headers = new Headers({ location: back });
    answer.headers.getSetCookie().forEach((cookie) => headers.append('set-cookie', cookie));
    return new Response(null, { status: 302, headers });
  };
};
