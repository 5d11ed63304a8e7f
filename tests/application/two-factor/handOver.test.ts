import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
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
import { answerOf, callsDuring, makeTwoFactorTestApp } from './twoFactorTestApp.ts';

const enterCode = ({ twoFactor }: UseCases, code: string): Promise<unknown> =>
  twoFactor.verify({ code, password: null, rememberBrowser: false })();

describe('two-factor starts and then redirects to the client', () => {
  it('from "Continue", for a session that has not finished it', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    await goTo(app, '/', '?redirect_uri=https://partner.brand.test/back&state=s2');
    expect(answerOf(await app.useCases.visit.continue()())).toBe('/2fa/phone-validation');
    await app.sendCode();
    expect(await enterCode(app.useCases, app.newest())).toEqual(leavesFor(/&state=s2$/));
  });

  it('from an identity provider', async () => {
    const app = await makeTwoFactorTestApp('social');
    const email = 'social2fa@sandbox.test';
    const account = { email, password: seedPassword, accountType: 'Personal', providers: ['google'] } as const;
    app.engine.createAccount({ ...account, twoFactor: 'Required', phone: '+447700900101' });
    await app.signInAtProvider('google', email);
    expect(await app.open('/idp/continue')).toBe('/2fa/phone-validation');
    await app.sendCode();
    expect(await enterCode(app.useCases, app.newest())).toEqual(leavesFor(partnerAddress));
  });

  it.each([
    ['sms2fa', ['replacePassword', 'tokens', 'profile', 'lookUpPhone', 'requestTwoFactor']],
    ['legacy2fa', ['replacePassword', 'profile', 'lookUpPhone', 'requestTwoFactor']],
  ])('from a password reset of %s, which asks for neither the old nor the new password', async (name, expected) => {
    const app = await makeTwoFactorTestApp(name);
    const { password } = app.useCases;
    await password.askForReset(`${name}@sandbox.test`)();
    await password.enterResetCode(app.newest())();
    const calls = await callsDuring(app, password.reset({ code: null, password: 'Fresh-horse-10' }));
    expect(calls.map(({ call }) => call)).toEqual(expected);
    await app.sendCode();
    expect(await enterCode(app.useCases, app.newest())).toEqual(leavesFor(partnerAddress));
  });

  it('from a sign-up whose token requires it', async () => {
    const owe = ({ claims, ...read }: Tokens): Tokens => ({ ...read, claims: { ...claims, twoFactor: 'Required' } });
    const { useCases, newest } = await makeTwoFactorTestApp('personal', ({ tokens }) => ({
      tokens: (profileId) => TE.map(owe)(tokens(profileId)),
    }));
    const choices = { accountType: 'Personal', marketing: false, termsVersion: 'terms-1' } as const;
    await useCases.signUp.submit({ email: 'new@sandbox.test', password: 'Fresh-horse-10', ...choices })();
    await useCases.signUp.confirm({ code: newest(), password: null })();
    expect(answerOf(await useCases.signUp.finish(() => undefined)())).toMatch(/^\/2fa\//);
  });
});

const email = 'email2fa@sandbox.test';
const codeScreen = E.right(toRoute('/2fa/verify-number'));
const reset = '/forgot-password/email-verification';
const changed = '/signin/email-verification';

const rows: ReadonlyArray<readonly [Call, RoutePath, (cases: UseCases) => TaskEither<unknown, unknown>]> = [
  ['profile', '/change-password', ({ password }) => password.openChange()],
  ['sendPasswordCode', '/change-password', ({ password }) => password.openChange()],
  ['sendPasswordCode', '/change-password', ({ password }) => password.resendChangeCode()],
  ['sendPasswordCode', reset, ({ password }) => password.askForReset(email)],
  ['sendPasswordCode', reset, ({ password }) => password.resendResetCode()],
  ['resendSignUpCode', '/signup/email-verification', ({ signUp }) => signUp.resendCode()],
  ['resendEmailChangeCode', changed, (cases) => cases.email.resendCode()],
];

describe('a refusal because the second factor is missing', () => {
  const prove = (tab: Tab): Promise<unknown> => enterCode(tab.cases(), tab.newest(email));

  /** A tab of a person who has signed in with the second factor. */
  const signedIn = async (): Promise<Tab> => {
    const tab = await openTab();
    await tab.cases().signIn.submit({ email, password: seedPassword })();
    await prove(tab);
    await goTo({ useCases: tab.cases() }, '/change-password');
    tab.app.advance(60_000);
    tab.app.ports.session.update(withEmail(unsafeNominal<'Email'>(email)));
    return tab;
  };

  it.each(rows)('of %s for %s enters two-factor, which returns there: %s', async (call, to, act) => {
    const tab = await signedIn();
    tab.breaks(call, { _tag: 'TwoFactorIncomplete' });
    expect(await act(tab.cases())()).toEqual(codeScreen);
    tab.reload();
    expect(await prove(tab)).toEqual(E.right(toRoute(to)));
    expect(pendingSignInStep(tab.session())).toBe('Redirect');
  });

  it('of the user info enters two-factor, and the visit continues after it', async () => {
    const tab = await signedIn();
    tab.breaks('userInfo', { _tag: 'TwoFactorIncomplete' });
    expect(E.right(await goTo({ useCases: tab.cases() }, '/continue'))).toEqual(codeScreen);
    expect(await prove(tab)).toEqual(leavesFor(partnerAddress));
  });
});
