import type { Scheme } from '#domain/redirect/redirect.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { RoutePath } from './routes.ts';

/** The name of a problem that a guard logs. It never contains the refused value. */
export type GuardWarning = 'RedirectRefused' | 'CodeChallengeDropped';

/** The decision of a guard, and the session after it. The functions below make one of each kind. */
export type Decision = { readonly session: Session; readonly warnings: ReadonlyArray<GuardWarning> } & (
  | { readonly _tag: 'Pass' | 'ContinueSignIn' }
  | { readonly _tag: 'Detour'; readonly to: RoutePath }
  | { readonly _tag: 'RunEffect'; readonly effect: GuardEffect }
);

/** One rule for every navigation. Each decision of a guard can change the session. */
export type Guard = (context: AppContext) => (request: NavigationRequest) => (session: Session) => Decision;

/** Lets the next guard decide; after the last guard, the screen is shown. */
export const pass = (session: Session, warnings: ReadonlyArray<GuardWarning> = []): Decision => ({
  _tag: 'Pass',
  session,
  warnings,
});

/** Redirects the navigation to another screen. */
export const detour = (to: RoutePath, session: Session): Decision => ({ _tag: 'Detour', to, session, warnings: [] });

/** Runs an effect; the guards decide again afterwards. */
export const runEffect = (effect: GuardEffect, session: Session): Decision => ({
  _tag: 'RunEffect',
  effect,
  session,
  warnings: [],
});

/** Goes to the next step of a sign-in that has succeeded. */
export const continueSignIn = (session: Session): Decision => ({ _tag: 'ContinueSignIn', session, warnings: [] });

/** A navigation as data. */
export type NavigationRequest = {
  readonly to: RoutePath;
  /** The target's query, with or without its question mark. */
  readonly query: string;
  /** The previous screen; null when the visitor arrives from another site or reloads. */
  readonly from: RoutePath | null;
  readonly scheme: Scheme;
  readonly hasSessionCookie: boolean;
  /** The effects that have run during this navigation: none runs twice. */
  readonly completedEffects: ReadonlyArray<GuardEffect>;
};

/** An effect that must run before the guards can decide. */
export type GuardEffect =
  | 'FetchTokens'
  | 'LogOut'
  | 'CheckAuthentication'
  | 'ReadUserInfo'
  | 'AskIdentityProvider'
  | 'EnterTwoFactor'
  | 'EnterNumberChange';
