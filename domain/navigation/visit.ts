import type { Brand } from '#domain/brand/brand.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { RoutePath } from './routes.ts';

/** A navigation as data. */
export type Visit = {
  readonly to: RoutePath;
  /** The target's query, with or without its question mark. */
  readonly query: string;
  /** The screen the visitor leaves; null when the visitor arrives from outside, or loads the page anew. */
  readonly from: RoutePath | null;
  readonly scheme: 'http:' | 'https:';
  readonly hasSessionCookie: boolean;
  /** The effects already carried out on this walk: none is asked for twice. */
  readonly settled: ReadonlyArray<EffectName>;
};

/** What must be carried out before the walk can go on. */
export type EffectName =
  | 'FetchTokens'
  | 'LogOut'
  | 'CheckAuthentication'
  | 'ReadUserInfo'
  | 'AskIdentityProvider'
  | 'EnterTwoFactor'
  | 'EnterNumberChange';

/** The fixed surroundings of every visit. */
export type World = { readonly brand: Brand; readonly settings: Settings };
