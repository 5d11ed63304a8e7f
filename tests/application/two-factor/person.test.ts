import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Profile } from '#application/ports/identityCalls.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { withSentEmail } from '#domain/session/changes.ts';
import { withNewAccount } from '#domain/session/person.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Change } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { goTo, signIn, signInElsewhere } from '#tests/application/support/visits.ts';
import { answerOf, makeTwoFactorTestApp } from './twoFactorTestApp.ts';

describe('the profile in two-factor', () => {
  it.each<[Partial<Profile>, string, string, Record<string, unknown>]>([
    [{ mobileNumber: 'see below' }, 'sms2fa', '/2fa/review-number', { phone: { number: 'see below' } }],
    [{ email: null }, 'legacy2fa', '/2fa/phone-validation', {}],
    [{ email: 'LEGACY2FA@sandbox.test' }, 'legacy2fa', '/2fa/phone-validation', {}],
  ])('with %j leads %s to %s', async (...row) => {
    const [values, name, to, twoFactor] = row;
    const app = await makeTwoFactorTestApp(name, ({ profile }) => ({
      profile: TE.map((read: Profile) => ({ ...read, ...values }))(profile),
    }));
    expect(await app.signIn()).toBe(to);
    expect(app.twoFactor()).toMatchObject(twoFactor);
  });

  it('names the email of a refused sign-in that is not known any more', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    await app.signIn();
    app.ports.session.update((session) => withParts(session, { typed: { email: null } }));
    expect(await app.reopen('/2fa/phone-validation')).toBeNull();
    expect(app.session().typed.email).toBe('legacy2fa@sandbox.test');
  });
});

describe('a session whose tokens are refused until the second factor is done', () => {
  const person = 'email2fa@sandbox.test';
  const sentAs = (email: string): Change => withSentEmail(unsafeNominal<'Email'>(email));
  const another = sentAs('another@sandbox.test');

  it.each<[string, Change, string, [to: RoutePath, query?: string]]>([
    ['a hint', (session) => session, person, ['/', '?login_hint=another%40sandbox.test']],
    ['an unfinished visit', another, person, ['/']],
    ['a new account', (session) => withNewAccount(another(session)), person, ['/continue']],
    ['the same email in other case', sentAs('Email2FA@sandbox.test'), 'Email2FA@sandbox.test', ['/continue']],
  ])('asks its own person for the code in a new tab with %s', async (...row) => {
    const [, before, email, arrival] = row;
    const app = await makeTwoFactorTestApp('email2fa', () => ({
      tokens: () => TE.left({ _tag: 'TwoFactorIncomplete' } as const),
    }));
    await app.signIn();
    app.advance(60_000);
    app.ports.session.update(() => before(newSession));
    expect(await goTo(app, ...arrival)).toMatchObject({ to: '/2fa/verify-number' });
    expect(app.session()).toMatchObject({ typed: { email }, progress: { newAccount: 'None' } });
    expect(app.engine.inbox(person)).toHaveLength(2);
  });
});

describe('somebody else', () => {
  it('who signs in in another tab after a refused sign-in shows nothing of them: sign-in says why', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    await app.signIn();
    const { phone } = app.twoFactor();
    await signInElsewhere(app, 'sms2fa');
    expect(await app.reopen('/2fa/phone-validation')).toBe('/signin');
    const progress = { entryFault: { _tag: 'SignedOut' } };
    expect(app.session()).toMatchObject({ typed: { email: 'legacy2fa@sandbox.test' }, progress });
    expect(app.twoFactor().phone).toEqual(phone);
  });

  it('who signs in after a person who stopped at two-factor sees no number and no code of theirs', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    await app.sendCode();
    expect(answerOf(await signIn(app, 'linked'))).toBe('/signin/account-selection');
    expect(app.twoFactor()).toMatchObject({ phone: { _tag: 'Absent' }, profileNumber: null, sent: null });
    expect(await app.open('/2fa/verify-number')).not.toBeNull();
  });
});
