import type { RoutePath } from './routes.ts';

/** A navigation as data. */
export type NavigationRequest = {
  readonly to: RoutePath;
  /** The target's query, with or without its question mark. */
  readonly query: string;
  /** The previous screen; null when the visitor arrives from another site or reloads. */
  readonly from: RoutePath | null;
  readonly scheme: 'http:' | 'https:';
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
