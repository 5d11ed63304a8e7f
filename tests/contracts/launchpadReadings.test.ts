import { describe, expect, it } from 'vitest';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { makeLaunchpadApp } from '#infrastructure/sandbox/launchpad/launchpadApp.ts';
import { openLaunchpad, type OpenLaunchpad } from '#tests/wire/openLaunchpad.ts';
import { launchpadReadingsContract, readings } from './launchpadReadings.ts';

const host = { sessionCookie: 'xe_session', cookieDomain: 'brand.test', accountOrigin: 'https://account.brand.test' };
const app = makeLaunchpadApp({
  engine: makeEngine({ now: Date.now, random: webRandom, hash: webHash }, []),
  hostOf: () => host,
  isRelyingParty: () => false,
});

type Answer = () => Promise<Response>;

/** A backend that nobody controls: the app in memory, but for what it answers at some paths. */
const backend = (paths = /^$/, answer: Answer = async () => new Response()) => {
  const send = async (request: Request): Promise<Response> => {
    const good = await app.fetch(request.clone());
    if (request.method === 'OPTIONS' || !paths.test(new URL(request.url).pathname)) return good;
    const { status, body } = await answer();
    return new Response(body, { status, headers: good.headers });
  };
  return () => openLaunchpad('https://launchpad.brand.test', { send });
};

launchpadReadingsContract('the app in memory', backend());

/** The promises that a backend breaks. */
const brokenBy = async (open: () => OpenLaunchpad): Promise<ReadonlyArray<string>> => {
  const outcomes = await Promise.allSettled(readings.map(([, check]) => check(open())));
  return readings.flatMap(([promise], at) => (outcomes[at]?.status === 'rejected' ? [promise] : []));
};

const signedOut = { code: 'NotAuthorizedException', message: 'Sign in' };
const link = { termsAndConditionsVersionAvailable: '1', documentLinks: { 1: 'https://brand.test/terms' } };

describe('the contract of a launchpad for somebody who is not signed in', () => {
  it('has no promise that a backend keeps which accepts everything, and none that one keeps which refuses everything', async () => {
    const accepted = await brokenBy(backend(/./, async () => Response.json({})));
    const refused = await brokenBy(backend(/./, async () => Response.json(signedOut, { status: 401 })));
    expect(new Set([...accepted, ...refused])).toEqual(new Set(readings.map(([promise]) => promise)));
  });

  it.each<readonly [path: RegExp, answer: object, status: number, broken: RegExp]>([
    [/Requirements$/, { requirements: [{ rule: 'digit', value: 1 }, { rule: 'notLeaked' }] }, 200, /^lists password/],
    [/Requirements$/, { requirements: [] }, 200, /^lists password/],
    [/GB$/, { documents: link }, 200, /documents|calling code/],
    [/GB$/, { socialLogins: ['moonbook'] }, 200, /documents|calling code|social logins/],
    [/userInfo$/, { sub: 'p-1', email: 'ada@brand.test' }, 200, /userInfo/],
    [/profile$/, { profile: { email: 'ada@brand.test' } }, 200, /profile without/],
    [/profile$/, { message: 'Sign in' }, 401, /profile without/],
    [/send2FA$/, { authenticationResult: { success: false } }, 200, /send2FA/],
    [/validate2FA$/, { code: 'CodeMismatchException', message: 'Wrong' }, 400, /validate2FA/],
    [/status$/, { authenticationResult: { success: true }, authenticated: false }, 200, /^knows/],
    [/logout$/, signedOut, 401, /^logs out/],
  ])('is broken at %s by %j with %i, there only', async (path, answer, status, broken) => {
    const promises = await brokenBy(backend(path, async () => Response.json(answer, { status })));
    expect(promises).not.toEqual([]);
    expect(promises.filter((promise) => !broken.test(promise))).toEqual([]);
  });

  it('is broken by a backend that lets no page of the account site read its answers', async () => {
    const send = async (request: Request): Promise<Response> => {
      const { body, status } = await app.fetch(request);
      return new Response(body, { status });
    };
    const promises = await brokenBy(() => openLaunchpad('https://launchpad.brand.test', { send }));
    expect(promises).toHaveLength(readings.length);
  });
});
