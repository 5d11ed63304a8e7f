import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { newSession } from '#domain/session/newSession.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const password = 'Correct-horse-9';
const arrive = async (
  query = '?redirect_uri=https://partner.brand.test/back&state=s1',
): Promise<ReturnType<typeof makeTestApp>> => {
  const app = makeTestApp();
  await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  return app;
};
const toRoute = (to: string): E.Either<never, unknown> => E.right({ _tag: 'Route', to });

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
    ['locked@sandbox.test', '/signin/locked'],
    ['closed@sandbox.test', '/signin/closed'],
    ['unconfirmed@sandbox.test', '/signup/email-verification'],
    ['newemail@sandbox.test', '/signin/email-verification'],
    ['linked@sandbox.test', '/signin/account-selection'],
  ])('leads %s to %s', async (email, screen) => {
    const { useCases } = await arrive();
    expect(await useCases.signIn.submit({ email, password })()).toEqual(toRoute(screen));
  });

  it.each(['unconfirmed@sandbox.test', 'newemail@sandbox.test'])('sends one new code to %s', async (email) => {
    const { useCases, engine } = await arrive();
    await useCases.signIn.submit({ email, password })();
    expect(engine.inbox(null)).toHaveLength(1);
  });

  it.each(['locked@sandbox.test', 'closed@sandbox.test'])('sends no code to %s', async (email) => {
    const { useCases, engine, errors } = await arrive();
    await useCases.signIn.submit({ email, password })();
    expect(engine.inbox(null)).toEqual([]);
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

  it('continues with the chosen account', async () => {
    const asked: Array<ProfileId | null> = [];
    const { useCases } = makeTestApp({
      replace: ({ identity }) => ({
        identity: {
          ...identity,
          tokens: (profileId) => {
            asked.push(profileId);
            return identity.tokens(profileId);
          },
        },
      }),
    });
    await useCases.signIn.submit({ email: 'linked@sandbox.test', password })();
    const [, second] = useCases.session.get().person.linkedAccounts;
    if (second === undefined) throw new Error('linked@ has one account only');
    expect(await useCases.signIn.selectAccount(second.profileId)()).toMatchObject(E.right({ _tag: 'ClientRedirect' }));
    expect(asked.at(-1)).toBe(second.profileId);
  });
});
