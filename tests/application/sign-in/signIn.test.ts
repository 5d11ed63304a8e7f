import * as E from 'fp-ts/Either';
import { assert, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { newSession } from '#domain/session/newSession.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { tokenClaims } from '#infrastructure/launchpad/tokenClaims.ts';
import { exchange, leftFor, verifier, withChallenge } from '#tests/application/support/partnerCode.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { goTo, leavesFor, openVisit, partnerAddress, signedIn, signIn } from '#tests/application/support/visits.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

describe('signIn', () => {
  it('redirects to the partner with code and state, and removes the person and the secrets as the page goes', async () => {
    const { useCases, goAway } = await openVisit();
    const answer = await useCases.signIn.submit({ email: ' personal@sandbox.test ', password: seedPassword })();
    expect(answer).toEqual(leavesFor(partnerAddress));
    goAway();
    const { redirect, platform } = useCases.session.get().visit;
    expect(useCases.session.get()).toEqual(
      withParts(newSession, { visit: { redirect, hasRequestedRedirect: true, platform }, hasLeft: true }),
    );
  });

  it('returns every missing field, and makes no call', async () => {
    const { useCases, made } = await openVisit();
    const incomplete = { _tag: 'Incomplete', fields: [{ field: 'email' }, { field: 'password' }] };
    expect(await useCases.signIn.submit({ email: '', password: '' })()).toMatchObject(E.left(incomplete));
    expect(made('signIn')).toBe(0);
  });

  it.each([
    ['locked', '/signin/locked', { codes: 0, as: 'AccountLocked' }],
    ['closed', '/signin/closed', { codes: 0, as: 'AccountClosed' }],
    ['unconfirmed', '/signup/email-verification', { codes: 1, as: null }],
    ['newemail', '/signin/email-verification', { codes: 1, as: null }],
    ['linked', '/signin/account-selection', { codes: 0, as: null }],
  ] as const)('leads %s to %s, with these codes sent and account named: %j', async (name, screen, { codes, as }) => {
    const app = await openVisit();
    expect(await signIn(app, name)).toEqual(E.right(toRoute(screen)));
    expect(app.engine.inbox(null)).toHaveLength(codes);
    expect(app.session().progress.ended).toEqual(as && { as, email: `${name}@sandbox.test` });
  });

  it.each([
    ['ServiceFailed', true],
    ['Unexpected', false],
  ] as const)('keeps no tokens that fail with %s, and its code for another try: %s', async (_tag, isKept) => {
    const app = makeTestApp();
    app.breaks('tokens', { _tag });
    await signIn(app, 'personal');
    const { accessToken, authCode, signInCode } = app.session().person;
    expect([accessToken, authCode, signInCode !== null]).toEqual([null, signInCode, isKept]);
  });
});

it('startSocial names the platform of the visit, and that of the brand before the visit has one', async () => {
  const app = makeTestApp();
  const asked = async () => new URL(leftFor(await app.useCases.signIn.startSocial('google')())).searchParams;
  expect((await asked()).get('platform')).toBe('XEMT');
  await goTo(app, '/', '?platform=XECI');
  expect((await asked()).get('platform')).toBe('XECI');
});

describe('selectAccount', () => {
  it('is needed for every sign-in, and again for continue after a redirect, which forgets the person', async () => {
    const app = await signedIn(undefined, 'linked');
    const { useCases, goAway } = app;
    const selection = E.right(toRoute('/signin/account-selection'));
    const chosen = useCases.session.get().person.linkedAccounts.at(-1)?.profileId;
    assert(chosen !== undefined);
    for (const enter of [async () => useCases.visit.continue()(), () => signIn(app, 'linked')]) {
      await useCases.signIn.selectAccount(chosen)();
      expect(useCases.session.get().person.chosenProfileId).toBe(chosen);
      goAway();
      await goTo(app, '/continue');
      expect(await enter()).toEqual(selection);
      expect(useCases.session.get().person.chosenProfileId).toBeNull();
    }
  });

  /** A sign-in at a site with a challenge, up to the choice of an account. */
  const atChoice = async () => {
    const app = await openVisit(undefined, await withChallenge());
    await signIn(app, 'linked');
    const [, first, second] = app.session().person.linkedAccounts.map(({ profileId }) => profileId);
    assert(first !== undefined && second !== undefined);
    return { app, first, second, press: app.useCases.signIn.selectAccount };
  };

  /** The account that the site gets for the code of an answer. */
  const subjectOf = async (app: TestApp, answer: unknown, codeVerifier: string | null): Promise<unknown> => {
    const exchanged = await exchange(app, leftFor(answer), codeVerifier);
    assert(E.isRight(exchanged));
    return tokenClaims(exchanged.right.body.access_token)?.profileId;
  };

  it.each<IdentityFault>([{ _tag: 'Unreachable' }, { _tag: 'TwoFactorIncomplete' }])(
    'gives a site with a challenge the account that was pressed, by another press after %j',
    async (fault) => {
      const { app, first, press } = await atChoice();
      app.loses('tokens', fault);
      await press(first)();
      expect(app.session().person.chosenProfileId).toBeNull();
      expect(await subjectOf(app, await press(first)(), verifier)).toBe(first);
    },
  );

  it('gives no account of an earlier press, which got no answer', async () => {
    const { app, first, second, press } = await atChoice();
    app.loses('tokens', { _tag: 'Unreachable' });
    await press(first)();
    expect(await subjectOf(app, await press(second)(), null)).toBe(second);
  });
});
