import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { newSession } from '#domain/session/newSession.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const password = 'Correct-horse-9';
const arrive = async (query = '?redirect_uri=https://partner.brand.test/back&state=s1'): Promise<TestApp> => {
  const app = makeTestApp();
  await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  return app;
};

describe('signIn', () => {
  it('redirects to the partner with code and state, and removes the person and the secrets as the page goes', async () => {
    const { useCases, goAway } = await arrive();
    const answer = await useCases.signIn.submit({ email: ' personal@sandbox.test ', password })();
    expect(answer).toEqual(
      E.right({
        _tag: 'ClientRedirect',
        url: expect.stringMatching(/^https:\/\/partner\.brand\.test\/back\?code=[^&]+&state=s1$/),
      }),
    );
    goAway();
    const { redirect, platform } = useCases.session.get().visit;
    expect(useCases.session.get()).toEqual(
      withParts(newSession, { visit: { redirect, hasRequestedRedirect: true, platform }, leaving: { _tag: 'Left' } }),
    );
    expect(redirect).toBe('https://partner.brand.test/back');
  });

  it('redirects to the transfer site without a redirect address, and logs it', async () => {
    const app = makeTestApp();
    const answer = await app.useCases.signIn.submit({ email: 'personal@sandbox.test', password })();
    expect(answer).toEqual(
      E.right({ _tag: 'ClientRedirect', url: expect.stringMatching(/^https:\/\/transfer\.brand\.test\?code=/) }),
    );
    expect(app.errors()).toContain('Missing redirectUrl: the transfer site is used');
    expect(app.errors()).toContain('Missing platform: the default of the brand is used');
  });

  it('returns every missing field, and makes no call', async () => {
    const { useCases, errors } = await arrive();
    const answer = await useCases.signIn.submit({ email: '', password: '' })();
    expect(answer).toMatchObject(E.left({ _tag: 'Incomplete' }));
    expect(errors()).toEqual([]);
  });

  it.each([
    ['locked', '/signin/locked', 0],
    ['closed', '/signin/closed', 0],
    ['unconfirmed', '/signup/email-verification', 1],
    ['newemail', '/signin/email-verification', 1],
    ['linked', '/signin/account-selection', 0],
  ] as const)('leads %s to %s, and sends %i codes', async (name, screen, codes) => {
    const { useCases, engine, errors } = await arrive();
    const answer = await useCases.signIn.submit({ email: `${name}@sandbox.test`, password })();
    expect(answer).toEqual(E.right(toRoute(screen)));
    expect(engine.inbox(null)).toHaveLength(codes);
    expect(errors()).toEqual([]);
  });

  it('returns the same fault for a wrong password and an unknown email', async () => {
    const { useCases } = await arrive();
    const wrong = await useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Wrong-horse-9' })();
    expect(wrong).toEqual(E.left({ _tag: 'WrongCredentials' }));
    expect(await useCases.signIn.submit({ email: 'nobody@sandbox.test', password })()).toEqual(wrong);
  });

  it('keeps neither tokens nor code if the tokens cannot be fetched', async () => {
    const fault: IdentityFault = { _tag: 'ServiceFailed' };
    const { useCases } = makeTestApp({
      replace: ({ identity }) => ({ identity: { ...identity, tokens: () => TE.left(fault) } }),
    });
    expect(await useCases.signIn.submit({ email: 'personal@sandbox.test', password })()).toEqual(E.left(fault));
    expect(useCases.session.get()).toMatchObject({ person: { accessToken: null, authCode: null, signInCode: null } });
  });
});

describe('startSocial', () => {
  const leavesFor = (platform: string) =>
    E.right({ _tag: 'ExternalSite', url: expect.stringMatching(new RegExp(`[?&]platform=${platform}$`)) });

  it('names the platform of the visit, and that of the brand before the visit has one', async () => {
    const { useCases } = makeTestApp();
    expect(await useCases.signIn.startSocial('google')()).toEqual(leavesFor('XEMT'));
    await useCases.runGuards({ to: '/', query: '?platform=XECI', scheme: 'https:' })();
    expect(await useCases.signIn.startSocial('google')()).toEqual(leavesFor('XECI'));
  });
});
