import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import {
  answering,
  goTo,
  leavesFor,
  openVisit,
  partnerAddress,
  type Replace,
  signIn,
  withNamelessTokens,
} from '#tests/application/support/visits.ts';

const stranger = 'stranger@sandbox.test';

describe('a sign-in with an identity provider', () => {
  it.each([
    ['an account with a password', 'personal@sandbox.test', '/idp/existing'],
    ['no account', stranger, '/account-type'],
    ['no answer of the provider', null, '/signin/error'],
  ] as const)('leads somebody with %s on', async (_what, email, screen) => {
    const app = await openVisit();
    await app.signInAtProvider('apple', email);
    expect(await goTo(app, '/idp/continue')).toEqual(toRoute(screen));
    const visit = { redirect: 'https://partner.brand.test/back' };
    expect(app.session()).toMatchObject({ typed: { email }, visit });
  });

  it.each<[string, Replace]>([
    [
      'the provider names no email',
      answering(() => ({ providerStatus: TE.right({ authenticated: true, email: null, accountExists: false }) })),
    ],
    ['the tokens name no email', withNamelessTokens],
  ])('asks by name where %s', async (_what, replace) => {
    const app = await openVisit(replace);
    await app.signInAtProvider('google', 'social@sandbox.test');
    expect(await goTo(app, '/idp/continue')).toEqual(toRoute('/continue'));
    expect(app.session().person.signedInAs?.email).toBe('social@sandbox.test');
    expect(await app.useCases.visit.continue()()).toEqual(leavesFor(partnerAddress));
  });

  it('forgets the email that was typed where the provider names none for an account', async () => {
    const providerStatus = TE.right({ authenticated: true, email: null, accountExists: true });
    const app = await openVisit(answering(() => ({ providerStatus })));
    app.breaks('signIn', { _tag: 'WrongCredentials' });
    await signIn(app, 'business');
    expect(app.session().typed.email).toBe('business@sandbox.test');
    expect(await goTo(app, '/idp/continue')).toEqual(toRoute('/idp/existing'));
    expect(app.session().typed.email).toBeNull();
  });

  it('leads to the error screen if the result, the session or the tokens cannot be read', async () => {
    for (const call of ['providerStatus', 'isSignedIn', 'tokens'] as const) {
      const app = await openVisit();
      await app.signInAtProvider('google', 'social@sandbox.test');
      app.breaks(call, { _tag: 'Unreachable' });
      expect(await goTo(app, '/idp/continue')).toEqual(toRoute('/signin/error'));
    }
  });
});

describe('the email that an identity provider names', () => {
  it.each([stranger, 'personal@sandbox.test'])(
    'is not taken beside the session of another person, who is asked by name: %s',
    async (email) => {
      const app = await openVisit();
      await signIn(app, 'business');
      await app.signInAtProvider('google', email);
      expect(await goTo(app, '/idp/continue')).toEqual(toRoute('/continue'));
      expect(app.session()).toMatchObject({ person: { signedInAs: { email: 'business@sandbox.test' } } });
      expect(app.session().typed.email).not.toBe(email);
    },
  );

  it.each<[string, Replace]>([
    ['tokens that name nobody', withNamelessTokens],
    ['a missing second factor', answering(() => ({ tokens: () => TE.left({ _tag: 'TwoFactorIncomplete' }) }))],
  ])('is not taken beside the session of another person with %s', async (_what, replace) => {
    const app = await openVisit(replace);
    await signIn(app, 'business');
    await app.signInAtProvider('google', stranger);
    await goTo(app, '/idp/continue');
    expect(app.session()).toMatchObject({ progress: { idpSession: 'Unproven' } });
    expect(app.session().typed.email).not.toBe(stranger);
  });

  it('is not taken from a sign-in that the provider did not complete', async () => {
    const providerStatus = TE.right({ authenticated: false, email: stranger, accountExists: false });
    const app = await openVisit(answering(() => ({ providerStatus })));
    expect(await goTo(app, '/idp/continue')).toEqual(toRoute('/signin/error'));
    expect(app.session()).toMatchObject({ progress: { idpSession: 'Failed' }, typed: { email: null } });
  });
});
