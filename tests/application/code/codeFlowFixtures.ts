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
import { clientAt, goTo, partnerAddress } from '#tests/application/support/visits.ts';
import type { Tab } from './tab.ts';

type Outcome = E.Either<FormFault | IdentityFault, Destination | null>;

/** A flow with an emailed code. */
export type CodeFlow = {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly screen: RoutePath;
  /** Goes to its screen, with one code sent. */
  readonly begin: (tab: Tab) => Promise<void>;
  readonly confirm: (tab: Tab, code: string) => Promise<Outcome>;
  readonly resend: (tab: Tab) => Promise<E.Either<IdentityFault, ResendResult | Destination>>;
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

export const signUpIn = ({ cases, newest }: Pick<Tab, 'cases' | 'newest'>) => ({
  submit: (typed: Partial<TypedAccount> = {}) => cases().signUp.submit({ ...form, ...typed })(),
  /** Enters the newest code of Ada. */
  confirm: (password: string | null = null) => cases().signUp.confirm({ code: newest(ada), password })(),
  finish: () => cases().signUp.finish(() => undefined)(),
});

export type SignUpActs = ReturnType<typeof signUpIn>;

const backAtPartner = clientAt(partnerAddress);

const signUp: CodeFlow = {
  purpose: 'SignUp',
  email: ada,
  screen: '/signup/email-verification',
  begin: async (tab) => void (await signUpIn(tab).submit()),
  confirm: (tab, code) =>
    tab.cases().signUp.confirm({ code, password: tab.session().secrets.password === null ? chosen : null })(),
  resend: (tab) => tab.cases().signUp.resendCode()(),
  confirmCall: 'confirmSignUp',
  sendCall: 'resendSignUpCode',
  onwards: { _tag: 'Route', to: '/signup/creating' },
  errorScreen: '/signup/error',
};

const reset: CodeFlow = {
  purpose: 'PasswordReset',
  email: 'personal@sandbox.test',
  screen: '/forgot-password/email-verification',
  begin: async (tab) => void (await tab.cases().password.askForReset(reset.email)()),
  confirm: async (tab, code) => {
    const entered = await tab.cases().password.enterResetCode(code)();
    return E.isLeft(entered) ? entered : tab.cases().password.reset({ code: null, password: chosen })();
  },
  resend: (tab) => tab.cases().password.resendResetCode()(),
  confirmCall: 'replacePassword',
  sendCall: 'sendPasswordCode',
  onwards: backAtPartner,
  errorScreen: '/forgot-password/error',
};

const emailChange: CodeFlow = {
  purpose: 'EmailChange',
  email: 'newemail@sandbox.test',
  screen: '/signin/email-verification',
  begin: async (tab) => void (await tab.cases().signIn.submit({ email: emailChange.email, password: seedPassword })()),
  confirm: (tab, code) => tab.cases().email.confirmChange(code)(),
  resend: (tab) => tab.cases().email.resendCode()(),
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
    await tab.cases().signIn.submit({ email: change.email, password: seedPassword })();
    tab.app.goAway();
    await goTo({ useCases: tab.cases() }, '/change-password');
    await tab.cases().password.openChange()();
  },
  confirm: (tab, code) => tab.cases().password.change({ code, password: chosen })(),
  resend: (tab) => tab.cases().password.resendChangeCode()(),
  confirmCall: 'replacePassword',
  sendCall: 'sendPasswordCode',
  onwards: null,
  errorScreen: null,
};

/** Sign-up, recovery, email change and password change. */
export const codeFlows: ReadonlyArray<CodeFlow> = [signUp, reset, emailChange, change];
