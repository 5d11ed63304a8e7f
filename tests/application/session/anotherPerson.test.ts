import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { seedPassword as password } from '#infrastructure/sandbox/seeds.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { fromPartner, goTo, openVisit, signIn } from '#tests/application/support/visits.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const bob = unsafeNominal<'Email'>('bob@other.test');

let app: TestApp;
let visit: Session;
beforeEach(async () => {
  app = await openVisit(undefined, `${fromPartner}&platform=XERA&helpcentre=h`);
  visit = app.session();
});

const signInAsBob = () => app.useCases.signIn.submit({ email: bob, password: 'Wrong-horse-1' })();

describe('another email than that of the person before', () => {
  it('forgets the person at account selection after a wrong password, and after a forgotten one', async () => {
    for (const send of [signInAsBob, () => app.useCases.password.askForReset(bob)()]) {
      await signIn(app, 'linked');
      expect(app.session()).toMatchObject({ person: { signedInAs: { email: 'linked@sandbox.test' } } });
      await send();
      const { purpose, resendAt } = app.session().codes;
      expect(app.session()).toEqual(withParts(visit, { typed: { email: bob }, codes: { purpose, resendAt } }));
    }
  });

  it('keeps the choices of the sign-up form that is sent with it', async () => {
    await signIn(app, 'linked');
    const choices = { accountType: 'Business', marketing: true, termsVersion: 'terms-1' } as const;
    await app.useCases.signUp.submit({ email: bob, password, ...choices })();
    expect(app.session()).toMatchObject({
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
    await signIn(app, 'linked');
    const { linkedAccounts } = app.session().person;
    app.ports.session.update((session) => withParts(session, { typed: { email: bob } }));
    await app.useCases.password.openChange()();
    expect(app.session()).toMatchObject({
      typed: { email: 'linked@sandbox.test' },
      codes: { purpose: 'PasswordChange' },
    });
    expect(linkedAccounts).toHaveLength(3);
    expect(app.session().person.linkedAccounts).toEqual(linkedAccounts);
  });
});

describe('the visitor of every event', () => {
  const lastVisitor = async (act: () => Promise<unknown>): Promise<unknown> => {
    const seen: Array<unknown> = [];
    app.ports.analyticsEvents.subscribe(
      ({ visitor: { profileId, email } }) => void seen.push({ isKnown: profileId !== null, email }),
    );
    await act();
    app.ports.analyticsEvents.track({ name: 'Failure Shown', failure: 'login failed' });
    return seen.at(-1);
  };

  it('has no profile of the person before beside a typed email', async () => {
    await signIn(app, 'linked');
    expect(await lastVisitor(signInAsBob)).toEqual({ isKnown: false, email: bob });
  });

  it('has no typed email beside the profile of a session that is continued', async () => {
    await signIn(app, 'linked');
    await signInAsBob();
    const visitor = await lastVisitor(async () => {
      await goTo(app, '/continue');
      await app.useCases.visit.continue()();
    });
    expect(visitor).toEqual({ isKnown: true, email: 'linked@sandbox.test' });
  });
});
