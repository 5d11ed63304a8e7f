import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { withEmail } from '#domain/session/emailChanges.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { type Call, openTab, type Tab } from '#tests/application/code/tab.ts';

const email = 'email2fa@sandbox.test';
const incomplete = { _tag: 'TwoFactorIncomplete' } as const;
const codeScreen = E.right(toRoute('/2fa/verify-number'));
const atPartner = E.right({ _tag: 'ClientRedirect', url: expect.stringMatching(/code=/) });

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

type Row = {
  readonly what: string;
  readonly call: Call;
  readonly act: (tab: Tab) => Promise<unknown>;
  readonly to: RoutePath;
};

const rows: ReadonlyArray<Row> = [
  {
    what: 'the profile for a password change',
    call: 'profile',
    act: (tab) => tab.cases().password.openChange()(),
    to: '/change-password',
  },
  {
    what: 'the code for a password change',
    call: 'forgotPassword',
    act: (tab) => tab.cases().password.openChange()(),
    to: '/change-password',
  },
  {
    what: 'another code for a password change',
    call: 'forgotPassword',
    act: (tab) => tab.cases().password.resendChangeCode()(),
    to: '/change-password',
  },
  {
    what: 'the code for a reset',
    call: 'forgotPassword',
    act: (tab) => tab.cases().password.askForReset(email)(),
    to: '/forgot-password/email-verification',
  },
  {
    what: 'another code for a reset',
    call: 'forgotPassword',
    act: (tab) => tab.cases().password.resendResetCode()(),
    to: '/forgot-password/email-verification',
  },
  {
    what: 'another code for a sign-up',
    call: 'resendConfirmationCode',
    act: (tab) => tab.cases().signUp.resendCode()(),
    to: '/signup/email-verification',
  },
  {
    what: 'another code for a changed email',
    call: 'resendEmailChange',
    act: (tab) => tab.cases().email.resendCode()(),
    to: '/signin/email-verification',
  },
];

describe('a refusal because the second factor is missing', () => {
  it.each(rows)('of $what ($call) enters two-factor, which returns to $to', async ({ call, act, to }) => {
    const tab = await signedIn();
    tab.breaks(call, incomplete);
    expect(await act(tab)).toEqual(codeScreen);
    tab.reload();
    expect(await prove(tab)).toEqual(E.right(toRoute(to)));
    expect(tab.session().progress.refusedSend).toBeNull();
  });

  it('of the user info enters two-factor, and the visit continues after it', async () => {
    const tab = await signedIn();
    tab.breaks('userInfo', incomplete);
    const there = await tab.cases().runGuards({ to: '/continue', query: '', scheme: 'https:' })();
    expect(E.right(there)).toEqual(codeScreen);
    expect(await prove(tab)).toEqual(atPartner);
  });
});
