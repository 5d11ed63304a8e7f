import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { UseCases } from '#application/useCases.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { withEmail } from '#domain/session/emailChanges.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { goTo, leavesFor, partnerAddress } from '#tests/application/support/visits.ts';
import type { Call } from '#tests/application/support/breakable.ts';

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
  tab.app.advance(60_000);
  tab.app.ports.session.update(withEmail(unsafeNominal<'Email'>(email)));
  return tab;
};

const reset = '/forgot-password/email-verification';

const rows: ReadonlyArray<readonly [string, Call, RoutePath, (cases: UseCases) => TaskEither<unknown, unknown>]> = [
  ['the profile for a password change', 'profile', '/change-password', ({ password }) => password.openChange()],
  ['the code for a password change', 'forgotPassword', '/change-password', ({ password }) => password.openChange()],
  ['another code for it', 'forgotPassword', '/change-password', ({ password }) => password.resendChangeCode()],
  ['the code for a reset', 'forgotPassword', reset, ({ password }) => password.askForReset(email)],
  ['another code for a reset', 'forgotPassword', reset, ({ password }) => password.resendResetCode()],
  [
    'another code for a sign-up',
    'resendConfirmationCode',
    '/signup/email-verification',
    ({ signUp }) => signUp.resendCode(),
  ],
  [
    'another code for a changed email',
    'resendEmailChange',
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
    expect(tab.session().progress.refusedSend).toBeNull();
  });

  it('of the user info enters two-factor, and the visit continues after it', async () => {
    const tab = await signedIn();
    tab.breaks('userInfo', incomplete);
    expect(E.right(await goTo({ useCases: tab.cases() }, '/continue'))).toEqual(codeScreen);
    expect(await prove(tab)).toEqual(leavesFor(partnerAddress));
  });
});
