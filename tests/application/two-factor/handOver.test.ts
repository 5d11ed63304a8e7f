import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { UseCases } from '#application/useCases.ts';
import type { Tokens } from '#domain/identity/accessToken.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { pendingSignInStep } from '#domain/navigation/redirectDestination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { withEmail } from '#domain/session/changes.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import type { Call } from '#tests/application/support/breakable.ts';
import { goTo, leavesFor, partnerAddress } from '#tests/application/support/visits.ts';
import { answerOf, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

/** Sends a code, enters it, and returns the destination. */
const give = async ({ useCases, sendCode, newest }: TwoFactorTestApp): Promise<unknown> => {
  await sendCode();
  return useCases.twoFactor.verify({ code: newest(), password: null, rememberBrowser: false })();
};

const owe = TE.map((answer: Tokens) => ({ ...answer, claims: { ...answer.claims, twoFactor: 'Required' as const } }));
const owedByToken = ({ tokens }: IdentityGateway): Partial<IdentityGateway> => ({
  tokens: (profileId) => owe(tokens(profileId)),
});

describe('two-factor starts and then redirects to the client', () => {
  it('from "Continue", for a session that has not finished it', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    await goTo(app, '/', '?redirect_uri=https://partner.brand.test/back&state=s2');
    expect(answerOf(await app.useCases.visit.continue()())).toBe('/2fa/phone-validation');
    expect(await give(app)).toEqual(leavesFor(/&state=s2$/));
  });

  it('from an identity provider', async () => {
    const app = await makeTwoFactorTestApp('social');
    const email = 'social2fa@sandbox.test';
    const account = { email, password: seedPassword, accountType: 'Personal', providers: ['google'] } as const;
    app.engine.createAccount({ ...account, twoFactor: 'Required', phone: '+447700900101' });
    await app.signInAtProvider('google', email);
    expect(await app.open('/idp/continue')).toBe('/2fa/phone-validation');
    expect(await give(app)).toEqual(leavesFor(partnerAddress));
  });

  it.each([
    ['sms2fa', ['tokens', 'profile', 'lookUpPhone', 'requestTwoFactor']],
    ['legacy2fa', ['profile', 'lookUpPhone', 'requestTwoFactor']],
  ])('from a password reset of %s, which asks for neither the old nor the new password', async (name, calls) => {
    const app = await makeTwoFactorTestApp(name);
    const { password } = app.useCases;
    const before = app.calls().length;
    await password.askForReset(`${name}@sandbox.test`)();
    await password.enterResetCode(app.newest())();
    expect(answerOf(await password.reset({ code: null, password: 'Fresh-horse-10' })())).toBe('/2fa/phone-validation');
    expect(app.calls().slice(before)).toMatchObject(calls.map((call) => ({ call })));
    expect(await give(app)).toEqual(leavesFor(partnerAddress));
  });

  it('from a sign-up whose token requires it', async () => {
    const { useCases, newest } = await makeTwoFactorTestApp('personal', owedByToken);
    const choices = { accountType: 'Personal', marketing: false, termsVersion: 'terms-1' } as const;
    await useCases.signUp.submit({ email: 'new@sandbox.test', password: 'Fresh-horse-10', ...choices })();
    await useCases.signUp.confirm({ code: newest(), password: null })();
    expect(answerOf(await useCases.signUp.finish(() => undefined)())).toMatch(/^\/2fa\//);
  });
});

const email = 'email2fa@sandbox.test';
const incomplete = { _tag: 'TwoFactorIncomplete' } as const;
const codeScreen = E.right(toRoute('/2fa/verify-number'));

const prove = (tab: Tab): Promise<unknown> =>
  tab.cases().twoFactor.verify({ code: tab.newest(email), password: null, rememberBrowser: false })();

/** A tab of a person who has signed in with the second factor. */
const signedIn = async (): Promise<Tab> => {
  const tab = await openTab();
  await tab.cases().signIn.submit({ email, password: 'Correct-horse-9' })();
  await prove(tab);
  await goTo({ useCases: tab.cases() }, '/change-password');
  tab.app.advance(60_000);
  tab.app.ports.session.update(withEmail(unsafeNominal<'Email'>(email)));
  return tab;
};

const reset = '/forgot-password/email-verification';

const rows: ReadonlyArray<readonly [string, Call, RoutePath, (cases: UseCases) => TaskEither<unknown, unknown>]> = [
  ['the profile for a password change', 'profile', '/change-password', ({ password }) => password.openChange()],
  ['the code for a password change', 'sendPasswordCode', '/change-password', ({ password }) => password.openChange()],
  ['another code for it', 'sendPasswordCode', '/change-password', ({ password }) => password.resendChangeCode()],
  ['the code for a reset', 'sendPasswordCode', reset, ({ password }) => password.askForReset(email)],
  ['another code for a reset', 'sendPasswordCode', reset, ({ password }) => password.resendResetCode()],
  ['another code for a sign-up', 'resendSignUpCode', '/signup/email-verification', ({ signUp }) => signUp.resendCode()],
  [
    'another code for a changed email',
    'resendEmailChangeCode',
    '/signin/email-verification',
    (cases) => cases.email.resendCode(),
  ],
];

describe('a refusal because the second factor is missing', () => {
  it.each(rows)('of %s (%s) enters two-factor, which returns to %s', async (...row) => {
    const [, call, to, act] = row;
    const tab = await signedIn();
    tab.breaks(call, incomplete);
    expect(await act(tab.cases())()).toEqual(codeScreen);
    tab.reload();
    expect(await prove(tab)).toEqual(E.right(toRoute(to)));
    expect(pendingSignInStep(tab.session())).toBe('Redirect');
  });

  it('of the user info enters two-factor, and the visit continues after it', async () => {
    const tab = await signedIn();
    tab.breaks('userInfo', incomplete);
    expect(E.right(await goTo({ useCases: tab.cases() }, '/continue'))).toEqual(codeScreen);
    expect(await prove(tab)).toEqual(leavesFor(partnerAddress));
  });
});
