import * as E from 'fp-ts/Either';
import type { ResendResult } from '#application/code/sendCode.ts';
import type { TypedAccount } from '#application/sign-up/signUp.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { FormFault } from '#domain/identity/credentials.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { CodePurpose } from '#domain/session/session.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { Call } from '#tests/application/support/breakable.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { clientAt, goTo, partnerAddress } from '#tests/application/support/visits.ts';

type Outcome = E.Either<FormFault | IdentityFault, Destination | null>;

/** A flow with an emailed code. */
export type CodeFlow = {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly screen: RoutePath;
  /** Goes to its screen, with one code sent. */
  readonly begin: (tab: TestApp) => Promise<void>;
  readonly confirm: (tab: TestApp, code: string) => Promise<Outcome>;
  readonly resend: (tab: TestApp) => Promise<E.Either<IdentityFault, ResendResult | Destination>>;
  readonly confirmCall: Call;
  readonly sendCall: Call;
  /** The destination after a confirmed code; null if the page stays. */
  readonly onwards: unknown;
  /** The screen of an unknown fault; null if the form shows it. */
  readonly errorScreen: RoutePath | null;
};

export const chosen = 'Quite-another-horse-2';
export const ada = 'ada@example.test';

/** The sign-up form of Ada. */
export const form: TypedAccount = {
  email: ada,
  password: chosen,
  accountType: 'Personal',
  marketing: false,
  termsVersion: 'terms-1',
};

export const signUpIn = (tab: Pick<TestApp, 'useCases' | 'newest'>) => ({
  submit: (typed: Partial<TypedAccount> = {}) => tab.useCases.signUp.submit({ ...form, ...typed })(),
  /** Enters the newest code of Ada. */
  confirm: (password: string | null = null) => tab.useCases.signUp.confirm({ code: tab.newest(ada), password })(),
  finish: () => tab.useCases.signUp.finish(() => undefined)(),
});

export type SignUpActs = ReturnType<typeof signUpIn>;

const backAtPartner = clientAt(partnerAddress);

const signUp: CodeFlow = {
  purpose: 'SignUp',
  email: ada,
  screen: '/signup/email-verification',
  begin: async (tab) => void (await signUpIn(tab).submit()),
  confirm: (tab, code) =>
    tab.useCases.signUp.confirm({ code, password: tab.session().secrets.password === null ? chosen : null })(),
  resend: (tab) => tab.useCases.signUp.resendCode()(),
  confirmCall: 'confirmSignUp',
  sendCall: 'resendSignUpCode',
  onwards: { _tag: 'Route', to: '/signup/creating' },
  errorScreen: '/signup/error',
};

const reset: CodeFlow = {
  purpose: 'PasswordReset',
  email: 'personal@sandbox.test',
  screen: '/forgot-password/email-verification',
  begin: async (tab) => void (await tab.useCases.password.askForReset(reset.email)()),
  confirm: async (tab, code) => {
    const entered = await tab.useCases.password.enterResetCode(code)();
    return E.isLeft(entered) ? entered : tab.useCases.password.reset({ code: null, password: chosen })();
  },
  resend: (tab) => tab.useCases.password.resendResetCode()(),
  confirmCall: 'replacePassword',
  sendCall: 'sendPasswordCode',
  onwards: backAtPartner,
  errorScreen: '/forgot-password/error',
};

const emailChange: CodeFlow = {
  purpose: 'EmailChange',
  email: 'newemail@sandbox.test',
  screen: '/signin/email-verification',
  begin: async (tab) => void (await tab.useCases.signIn.submit({ email: emailChange.email, password: seedPassword })()),
  confirm: (tab, code) => tab.useCases.email.confirmChange(code)(),
  resend: (tab) => tab.useCases.email.resendCode()(),
  confirmCall: 'confirmEmailChange',
  sendCall: 'resendEmailChangeCode',
  onwards: backAtPartner,
  errorScreen: '/signin/error',
};

const change: CodeFlow = {
  purpose: 'PasswordChange',
  email: 'personal@sandbox.test',
  screen: '/change-password',
  begin: async (tab) => {
    await tab.useCases.signIn.submit({ email: change.email, password: seedPassword })();
    tab.goAway();
    await goTo(tab, '/change-password');
    await tab.useCases.password.openChange()();
  },
  confirm: (tab, code) => tab.useCases.password.change({ code, password: chosen })(),
  resend: (tab) => tab.useCases.password.resendChangeCode()(),
  confirmCall: 'replacePassword',
  sendCall: 'sendPasswordCode',
  onwards: null,
  errorScreen: null,
};

/** Sign-up, recovery, email change and password change. */
export const codeFlows: ReadonlyArray<CodeFlow> = [signUp, reset, emailChange, change];
