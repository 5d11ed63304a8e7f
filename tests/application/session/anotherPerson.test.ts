import { assert, beforeEach, describe, expect, it } from 'vitest';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { withNamelessTokens } from '#tests/application/support/withNamelessTokens.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const password = 'Correct-horse-9';
const bob = unsafeNominal<'Email'>('bob@other.test');

let app: TestApp;
let visit: Session;
beforeEach(async () => {
  app = makeTestApp();
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1&platform=XERA&helpcentre=h';
  await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  visit = app.useCases.session.get();
});

const signIn = (name: string): Promise<unknown> =>
  app.useCases.signIn.submit({ email: `${name}@sandbox.test`, password })();
const startSignUp = (email: string, marketing: boolean): Promise<unknown> =>
  app.useCases.signUp.submit({ email, password, accountType: 'Business', marketing, termsVersion: 'terms-1' })();

describe('another email than that of the person before', () => {
  it.each([
    ['a wrong password', () => app.useCases.signIn.submit({ email: bob, password: 'Wrong-horse-1' })()],
    ['a forgotten password', () => app.useCases.password.askForReset(bob)()],
  ])('forgets the person at account selection after %s', async (_name, send) => {
    await signIn('linked');
    expect(app.useCases.session.get()).toMatchObject({ person: { signedInAs: { email: 'linked@sandbox.test' } } });
    await send();
    const { purpose: codeFor, resendAt } = app.useCases.session.get().codes;
    expect(app.useCases.session.get()).toEqual(
      withParts(visit, { typed: { email: bob }, codes: { purpose: codeFor, resendAt } }),
    );
  });

  it('takes over no choice of the sign-up form of the person before', async () => {
    await startSignUp('ann@example.test', true);
    expect(app.useCases.session.get()).toMatchObject({ typed: { accountType: 'Business', marketing: true } });
    await signIn('unconfirmed');
    const { accountType, marketing: hasConsentedToMarketing } = app.useCases.session.get().typed;
    expect({ accountType, hasConsentedToMarketing }).toEqual({
      accountType: visit.typed.accountType,
      hasConsentedToMarketing: newSession.typed.marketing,
    });
  });

  it('keeps the choices of the sign-up form that is sent with it', async () => {
    await signIn('linked');
    await startSignUp(bob, true);
    expect(app.useCases.session.get()).toMatchObject({
      typed: { email: bob, accountType: 'Business', marketing: true },
      codes: { purpose: 'SignUp' },
      person: { profileId: null },
      visit: { redirect: visit.visit.redirect },
      oAuth: visit.oAuth,
    });
  });
});

describe('a change of the password of the live session', () => {
  it('keeps the person, whatever email was typed before', async () => {
    await signIn('linked');
    const [account] = app.useCases.session.get().person.linkedAccounts;
    assert(account !== undefined);
    app.ports.session.update((session) => withParts(session, { typed: { email: bob } }));
    await app.useCases.password.openChange()();
    expect(app.useCases.session.get()).toMatchObject({
      typed: { email: 'linked@sandbox.test' },
      codes: { purpose: 'PasswordChange' },
    });
    expect(app.useCases.session.get().person.linkedAccounts).toContainEqual(account);
  });
});

describe('the visitor of every event', () => {
  const visitorsOf = async (act: () => Promise<unknown>): Promise<ReadonlyArray<unknown>> => {
    const seen: Array<unknown> = [];
    app.ports.analyticsEvents.subscribe({
      onEvent: ({ visitor: { profileId, email } }) => {
        if (profileId !== null || email !== null) seen.push({ isKnown: profileId !== null, email });
      },
      onPageEvent: () => undefined,
    });
    await act();
    app.ports.analyticsEvents.track({ name: 'Failure Shown', failure: 'login failed' });
    return seen;
  };

  it('has no profile of the person before beside a typed email', async () => {
    await signIn('linked');
    const seen = await visitorsOf(() => app.useCases.signIn.submit({ email: bob, password: 'Wrong-horse-1' })());
    expect(seen.at(-1)).toEqual({ isKnown: false, email: bob });
  });

  it('has no typed email beside the profile of a session that is continued', async () => {
    await signIn('linked');
    await app.useCases.signIn.submit({ email: bob, password: 'Wrong-horse-1' })();
    const seen = await visitorsOf(async () => {
      await app.useCases.runGuards({ to: '/continue', query: '', scheme: 'https:' })();
      await app.useCases.visit.continue()();
    });
    expect(seen.at(-1)).toEqual({ isKnown: true, email: 'linked@sandbox.test' });
    expect(seen).not.toContainEqual({ isKnown: true, email: bob });
  });
});

describe('the email that was typed for a sign-in', () => {
  it.each([
    ['linked@Sandbox.Test', 'linked@Sandbox.Test'],
    ['Linked@sandbox.test', 'linked@sandbox.test'],
  ])('%s becomes %s beside the tokens', async (email, expected) => {
    await app.useCases.signIn.submit({ email, password })();
    expect(app.useCases.session.get()).toMatchObject({
      person: { signedInAs: { email: 'linked@sandbox.test' } },
      typed: { email: expected },
    });
  });

  it('stays if the tokens name nobody', async () => {
    app = makeTestApp({ replace: ({ identity }) => ({ identity: withNamelessTokens(identity) }) });
    await signIn('linked');
    expect(app.useCases.session.get()).toMatchObject({
      person: { signedInAs: { email: null } },
      typed: { email: 'linked@sandbox.test' },
    });
  });
});
