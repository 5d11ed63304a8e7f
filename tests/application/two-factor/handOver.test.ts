import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { UseCases } from '#application/useCases.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { pendingSignInStep } from '#domain/navigation/redirectDestination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { withEmail } from '#domain/session/changes.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { Call } from '#tests/application/support/breakable.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { fromPartner, goTo, leavesFor, openVisit, partnerAddress } from '#tests/application/support/visits.ts';
import { answerOf, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const enterCode = ({ twoFactor }: UseCases, code: string): Promise<unknown> =>
  twoFactor.verify({ code, password: null, rememberBrowser: false })();

const startReset = async ({ useCases: { password }, session, newest }: TwoFactorTestApp): Promise<string> => {
  await password.askForReset(String(session().typed.email))();
  await password.enterResetCode(newest())();
  return answerOf(await password.reset({ code: null, password: 'Fresh-horse-10' })());
};

describe('two-factor starts and then redirects to the client', () => {
  it.each<[string, string, (app: TwoFactorTestApp) => Promise<string | null>]>([
    [
      '"Continue", for a session that has not finished it',
      'sms2fa',
      async (app) => {
        await app.signIn();
        await goTo(app, '/', fromPartner);
        return answerOf(await app.useCases.visit.continue()());
      },
    ],
    [
      'an identity provider',
      'social2fa',
      async (app) => {
        const account = { email: 'social2fa@sandbox.test', password: seedPassword, accountType: 'Personal' } as const;
        app.engine.createAccount({ ...account, providers: ['google'], twoFactor: 'Required', phone: '+447700900101' });
        await app.signInAtProvider('google', account.email);
        return app.open('/idp/continue');
      },
    ],
    ['a password reset, without a password', 'sms2fa', startReset],
    ['a password reset of a sign-in that was refused, without a password', 'legacy2fa', startReset],
  ])('from %s', async (_from, name, start) => {
    const app = await makeTwoFactorTestApp(name);
    app.ports.session.update(withEmail(unsafeNominal<'Email'>(`${name}@sandbox.test`)));
    expect(await start(app)).toBe('/2fa/phone-validation');
    await app.sendCode();
    expect(await enterCode(app.useCases, app.newest())).toEqual(leavesFor(partnerAddress));
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
  const prove = (tab: TestApp): Promise<unknown> => enterCode(tab.useCases, tab.newest(email));

  /** A tab of a person who has signed in with the second factor. */
  const signedIn = async (): Promise<TestApp> => {
    const tab = await openVisit();
    await tab.useCases.signIn.submit({ email, password: seedPassword })();
    await prove(tab);
    await goTo(tab, '/change-password');
    tab.advance(60_000);
    tab.ports.session.update(withEmail(unsafeNominal<'Email'>(email)));
    return tab;
  };

  it.each(rows)('of %s for %s enters two-factor, which returns there: %s', async (call, to, act) => {
    const tab = await signedIn();
    tab.breaks(call, { _tag: 'TwoFactorIncomplete' });
    expect(await act(tab.useCases)()).toEqual(codeScreen);
    tab.reload();
    expect(await prove(tab)).toEqual(E.right(toRoute(to)));
    expect(pendingSignInStep(tab.session())).toBe('Redirect');
  });

  it('of the user info enters two-factor, and the visit continues after it', async () => {
    const tab = await signedIn();
    tab.breaks('userInfo', { _tag: 'TwoFactorIncomplete' });
    expect(E.right(await goTo(tab, '/continue'))).toEqual(codeScreen);
    expect(await prove(tab)).toEqual(leavesFor(partnerAddress));
  });
});
