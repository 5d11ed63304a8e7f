import { beforeEach, describe, expect, it } from 'vitest';
import type { UseCases } from '#application/useCases.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { withoutTokens } from '#domain/session/tokens.ts';
import { requiredInSession } from '#domain/two-factor/statusChanges.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { twoTabs } from '#tests/application/support/twoTabs.ts';

const password = 'Correct-horse-9';
const signIn = (app: TestApp, name: string): Promise<unknown> =>
  app.useCases.signIn.submit({ email: `${name}@sandbox.test`, password })();

const signOutsIn = ({ useCases }: TestApp): (() => number) => {
  let signOuts = 0;
  useCases.browser.signedOutElsewhere.subscribe(() => {
    signOuts += 1;
  });
  return () => signOuts;
};

const at = (useCases: UseCases, to: RoutePath, query = ''): Promise<unknown> =>
  useCases.runGuards({ to, query, scheme: 'https:' })();

describe.each<[string, boolean]>([
  ['that hears of it', true],
  ['that missed it and comes back', false],
])('a sign-out in another tab, in a tab %s', (_name, hearMessages) => {
  let [one, other, comeBack] = twoTabs(hearMessages);
  let signOuts = signOutsIn(other);
  beforeEach(() => {
    [one, other, comeBack] = twoTabs(hearMessages);
    signOuts = signOutsIn(other);
  });
  const signOutElsewhere = async (): Promise<Session> => {
    await one.useCases.visit.useAnotherAccount()();
    comeBack();
    return other.useCases.session.get();
  };
  const ended = { ...newSession, signOuts: 1, endedElsewhere: true };

  it('makes this tab forget the person who is signed in, keep the partner, and lead to sign-in', async () => {
    await at(other.useCases, '/', '?redirect_uri=https://partner.brand.test/back&state=s1');
    await signIn(other, 'linked');
    const { visit, oAuth } = other.useCases.session.get();
    expect(visit).toMatchObject({ platform: 'XEMT', hasRequestedRedirect: true });
    expect(await signOutElsewhere()).toEqual({ ...ended, visit, oAuth });
    expect(writeSession(other.useCases.session.get())).not.toMatch(/linked@|Linked/);
    expect([signOuts(), other.useCases.browser.signedOutElsewhere.count()]).toEqual([1, 1]);
    expect(await at(other.useCases, '/signin/account-selection')).toEqual(toRoute('/signin'));
  });

  it('leads to sign-in although somebody else has signed in there since', async () => {
    await signIn(other, 'linked');
    await one.useCases.visit.useAnotherAccount()();
    await signIn(one, 'business');
    comeBack();
    expect(await at(other.useCases, '/continue')).toEqual(toRoute('/signin'));
    expect(other.useCases.session.get()).toMatchObject({
      person: { signedInAs: null, profileId: null },
      typed: { email: null },
    });
    expect(await at(other.useCases, '/continue')).toBeNull();
    expect(other.useCases.session.get()).toMatchObject({ person: { signedInAs: { email: 'business@sandbox.test' } } });
  });

  it('makes this tab forget a sign-in that waits for its code, which the service has forgotten too', async () => {
    await signIn(other, 'legacy2fa');
    expect(other.useCases.session.get()).toMatchObject({
      secrets: { password },
      person: { profileId: null },
      twoFactor: { requirement: 'BySignIn' },
    });
    expect(await other.ports.identity.profile()).toMatchObject({ _tag: 'Right' });
    expect(await signOutElsewhere()).toEqual(ended);
    expect(signOuts()).toBe(1);
    expect(await other.ports.identity.profile()).toMatchObject({ _tag: 'Left' });
  });

  it('makes this tab forget a sign-in that waits for the code of a changed email', async () => {
    await signIn(other, 'newemail');
    expect(await signOutElsewhere()).toEqual(ended);
  });

  it('makes this tab forget a session without tokens: a second factor is missing, or fetching them has failed', async () => {
    other.ports.session.update(inTwoFactor(requiredInSession));
    expect(await signOutElsewhere()).toEqual(ended);
    await signIn(other, 'linked');
    expect(other.ports.session.update(withoutTokens).person.linkedAccounts).not.toEqual([]);
    expect(await signOutElsewhere()).toEqual({ ...ended, signOuts: 2 });
  });

  it('changes nothing in a tab where nobody is signed in yet, and does not end a later sign-in', async () => {
    await other.useCases.password.askForReset('legacy2fa@sandbox.test')();
    const before = other.useCases.session.get();
    expect(await signOutElsewhere()).toEqual({ ...before, signOuts: 1 });
    await signIn(other, 'personal');
    comeBack();
    expect(signOuts()).toBe(0);
    await signIn(other, 'linked');
    const signedIn = other.useCases.session.get();
    comeBack();
    expect(other.useCases.session.get()).toBe(signedIn);
  });
});

describe('a sign-in in another tab', () => {
  it('is no sign-out: this tab keeps its person', async () => {
    const [one, other] = twoTabs(true);
    const signOuts = signOutsIn(other);
    await signIn(other, 'legacy2fa');
    const before = other.useCases.session.get();
    await signIn(one, 'personal');
    expect(other.useCases.browser.otherTabs.haveSignedIn()).toBe(true);
    expect(other.useCases.session.get()).toBe(before);
    expect(signOuts()).toBe(0);
  });
});

describe('a sign-out in this tab', () => {
  it('ends no later sign-in of this tab', async () => {
    const [one] = twoTabs(true);
    await signIn(one, 'personal');
    await one.useCases.visit.useAnotherAccount()();
    await signIn(one, 'linked');
    expect(one.ports.signOuts.read()).toBe(one.useCases.session.get().signOuts);
  });
});
