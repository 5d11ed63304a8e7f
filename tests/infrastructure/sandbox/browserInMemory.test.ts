import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { assemble } from '#infrastructure/container.ts';
import { ports } from '#infrastructure/tokens.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { requestContext, seed } from '#tests/support/people.ts';
import { clock, sandbox } from '#tests/support/sandbox.ts';

const halfDay = 12 * 60 * 60_000;
const name = context.brand.sessionCookie;
const { hostName: domain } = context.settings;

describe('the browser in memory', () => {
  const signedIn = async () => {
    const opened = assemble(sandbox(context)).resolve({ ...ports, stepped: clock });
    await opened.identity.signIn(seed('personal'), requestContext)();
    return opened;
  };

  it('forgets a cookie of the launchpad when it expires', async () => {
    const { cookies, stepped, identity } = await signedIn();
    stepped.advance(halfDay - 1);
    expect([cookies.read(name), await identity.isSignedIn()]).toEqual([expect.any(String), E.right(true)]);
    stepped.advance(1);
    expect([cookies.read(name), await identity.isSignedIn()]).toEqual([null, E.right(false)]);
  });

  it('removes the cookie of the session only on the domain of the brand', async () => {
    const { cookies } = await signedIn();
    cookies.remove(name, { domain: null, path: '/', sameSite: 'Lax' });
    expect(cookies.read(name)).not.toBeNull();
    cookies.remove(name, { domain, path: '/', sameSite: 'Lax' });
    expect(cookies.read(name)).toBeNull();
  });
});
