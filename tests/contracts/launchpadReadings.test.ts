import { describe, expect, it } from 'vitest';
import { openLaunchpad } from '#tests/wire/openLaunchpad.ts';
import { launchpadBackend } from '#tests/wire/launchpadBackend.ts';
import { launchpadReadingsContract, readings } from './launchpadReadings.ts';

const address = 'https://launchpad.brand.test';

launchpadReadingsContract('the app in memory', () => openLaunchpad(address, launchpadBackend()));

/** The promises that a backend breaks. */
const brokenBy = async (send: (request: Request) => Promise<Response>): Promise<ReadonlyArray<string>> => {
  const outcomes = await Promise.allSettled(
    Object.values(readings).map((check) => check(openLaunchpad(address, send))),
  );
  return Object.keys(readings).filter((_, at) => outcomes[at]?.status === 'rejected');
};

const signedOut = { code: 'NotAuthorizedException', message: 'Sign in' };
const link = { termsAndConditionsVersionAvailable: '1', documentLinks: { 1: 'https://brand.test/terms' } };

describe('the contract of a launchpad for somebody who is not signed in', () => {
  it('has no promise that is kept by accepting everything and by refusing everything', async () => {
    const accepted = await brokenBy(launchpadBackend(/./, () => Response.json({})));
    const refused = await brokenBy(launchpadBackend(/./, () => Response.json(signedOut, { status: 401 })));
    expect(new Set([...accepted, ...refused])).toEqual(new Set(Object.keys(readings)));
  });

  it.each<readonly [path: RegExp, answer: object, status: number, broken: RegExp]>([
    [/Requirements$/, { requirements: [{ rule: 'digit', value: 1 }, { rule: 'notLeaked' }] }, 200, /^lists password/],
    [/Requirements$/, { requirements: [] }, 200, /^lists password/],
    [/GB$/, { documents: link }, 200, /documents|calling code/],
    [/GB$/, { socialLogins: ['moonbook'] }, 200, /documents|calling code|social logins/],
    [/profile$/, { message: 'Sign in' }, 401, /profile without/],
    [/validate2FA$/, { code: 'CodeMismatchException', message: 'Wrong' }, 400, /validate2FA/],
    [/status$/, { authenticationResult: { success: true }, authenticated: false }, 200, /^knows/],
    [/logout$/, signedOut, 401, /^logs out/],
  ])('is broken at %s by %j with %i, there only', async (...row) => {
    const [path, answer, status, broken] = row;
    const promises = await brokenBy(launchpadBackend(path, () => Response.json(answer, { status })));
    expect(promises.length).toBeGreaterThan(0);
    expect(promises.filter((promise) => !broken.test(promise))).toEqual([]);
  });

  it('is broken by a backend that lets no page of the account site read its answers', async () => {
    const send = launchpadBackend();
    const withoutCors = async (request: Request): Promise<Response> => {
      const { body, status } = await send(request);
      return new Response(body, { status });
    };
    expect(await brokenBy(withoutCors)).toEqual(Object.keys(readings));
  });
});
