import { type IdentityFault, isRefusal } from '#domain/identity/identityFault.ts';
import type { RoutePath } from './routes.ts';

/** Returns the screen that a fault leads to. Null if the form shows the fault. */
export type FaultScreen = (fault: IdentityFault) => RoutePath | null;

type Screens = { readonly [Tag in IdentityFault['_tag']]?: RoutePath | null };

/** The screens that end a sign-in in every flow. */
const endings: Screens = {
  AccountLocked: '/signin/locked',
  AccountClosed: '/signin/closed',
};

const codeScreens: Screens = {
  EmailUnconfirmed: '/signup/email-verification',
  EmailChangePending: '/signin/email-verification',
};

const screenIn =
  (screens: Screens): FaultScreen =>
  ({ _tag }) =>
    screens[_tag] ?? null;

/** The screens of the faults of sign-in. A refused email or password has none: the form shows it. */
export const signInFaultScreen: FaultScreen = screenIn({
  ...endings,
  ...codeScreens,
  Unexpected: '/signin/error',
  UsernameTaken: '/signin/error',
});

/** The screens of the faults of an account, whatever call on whatever screen they answer. */
export const accountFaultScreen: FaultScreen = screenIn({ ...endings, ...codeScreens });

/**
 * The screens of the faults after a sign-up was confirmed. The account exists by then, so a fault that another try cannot solve leads to
 * sign-in, and never back to the form or the code.
 */
export const newAccountFaultScreen: FaultScreen = (fault) =>
  endings[fault._tag] ?? (isRefusal(fault) ? '/signin' : null);

const codeFlowScreens = (errorScreen: RoutePath | null): Screens => ({
  ...endings,
  ...codeScreens,
  SignedOut: '/signin',
  Unexpected: errorScreen,
});

/** The screens of the faults of the sign-up form, which shows a refused email. */
export const signUpFaultScreen: FaultScreen = screenIn(codeFlowScreens('/signup/error'));

/** The screens of the faults of a flow with a code, and of a session that continues. `errorScreen` is for what no other screen explains. */
export const codeFlowFaultScreen = (errorScreen: RoutePath | null): FaultScreen =>
  screenIn({ ...codeFlowScreens(errorScreen), ParameterRefused: errorScreen });
