import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Profile } from '#application/ports/identityCalls.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { withSentEmail } from '#domain/session/changes.ts';
import { withNewAccount } from '#domain/session/person.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Change } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { goTo, signIn, signInElsewhere } from '#tests/application/support/visits.ts';
import { answerOf, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const tokensRefused = { tokens: () => TE.left({ _tag: 'TwoFactorIncomplete' } as const) };
const withProfile =
  (values: Partial<Profile>) =>
  ({ profile }: IdentityGateway): Partial<IdentityGateway> => ({
    profile: TE.map((read: Profile) => ({ ...read, ...values }))(profile),
  });

describe('the profile in two-factor', () => {
  it('whose number is no number is reviewed as it is spelled', async () => {
    const app = await makeTwoFactorTestApp('sms2fa', withProfile({ mobileNumber: 'see below' }));
    expect(await app.signIn()).toBe('/2fa/review-number');
    expect(app.twoFactor().phone).toMatchObject({ number: 'see below' });
  });

  it('that names no email lets a refused sign-in go on, and leaves the email where the tokens are refused', async () => {
    const nameless = await makeTwoFactorTestApp('legacy2fa', withProfile({ email: null }));
    expect(await nameless.signIn()).toBe('/2fa/phone-validation');
    const app = await makeTwoFactorTestApp('email2fa', (identity) => ({
      ...withProfile({ email: null })(identity),
      ...tokensRefused,
    }));
    await app.signIn();
    const codes = { purpose: 'TwoFactor' };
    expect(app.session()).toMatchObject({ typed: { email: 'email2fa@sandbox.test' }, codes });
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
  const another = unsafeNominal<'Email'>('another@sandbox.test');
  /** A new tab beside that session. */
  const openTab = async (before: Change): Promise<TwoFactorTestApp> => {
    const app = await makeTwoFactorTestApp('email2fa', () => tokensRefused);
    await app.signIn();
    app.advance(60_000);
    app.ports.session.update(() => before(newSession));
    return app;
  };

  it.each<[string, Change, [to: RoutePath, query?: string]]>([
    ['a hint', (session) => session, ['/', '?login_hint=another%40sandbox.test']],
    ['an unfinished visit', withSentEmail(another), ['/']],
    ['a sign-in that failed', withSentEmail(another), ['/continue']],
    ['a new account', (session) => withNewAccount(withSentEmail(another)(session)), ['/continue']],
  ])('asks its own person for the code, not the one of %s', async (_what, before, arrival) => {
    const app = await openTab(before);
    expect(await goTo(app, ...arrival)).toMatchObject({ to: '/2fa/verify-number' });
    expect(app.session()).toMatchObject({ typed: { email: person }, progress: { newAccount: 'None' } });
    expect(app.engine.inbox(person)).toHaveLength(2);
  });

  it('keeps the email that was typed in other case', async () => {
    const typed = unsafeNominal<'Email'>('Email2FA@sandbox.test');
    const app = await openTab(withSentEmail(typed));
    await app.open('/continue');
    expect(app.session().typed.email).toBe(typed);
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

  it('is not a person whose profile spells the email in other case', async () => {
    const app = await makeTwoFactorTestApp('LEGACY2FA');
    expect(await app.signIn()).toBe('/2fa/phone-validation');
  });

  it('who signs in after a person who stopped at two-factor sees no number and no code of theirs', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    expect(await app.sendCode()).toBe('/2fa/verify-number');
    expect(answerOf(await signIn(app, 'linked'))).toBe('/signin/account-selection');
    expect(app.twoFactor()).toMatchObject({ phone: { _tag: 'Absent' }, profileNumber: null, sent: null });
    expect(await app.open('/2fa/verify-number')).not.toBeNull();
  });
});
