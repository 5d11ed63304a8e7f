import type { Nominal } from '#domain/shared/nominal.ts';
import type { RoutePath } from './routes.ts';

/** A complete address to leave for, the auth code included. Minted where an admitted redirect gets its code. */
export type LeavingUrl = Nominal<'LeavingUrl'>;

/** What an action answers: a screen of ours, or the way back to where the visitor came from. */
export type Destination =
  | { readonly _tag: 'Route'; readonly to: RoutePath }
  | { readonly _tag: 'Away'; readonly url: LeavingUrl };

export const toRoute = (to: RoutePath): Destination => ({ _tag: 'Route', to });
