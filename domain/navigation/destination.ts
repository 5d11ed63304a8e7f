import type { Nominal } from '#domain/shared/nominal.ts';
import type { RoutePath } from './routes.ts';

/** A complete address to leave for, the auth code included. Minted where an admitted redirect gets its code. */
export type LeavingUrl = Nominal<'LeavingUrl'>;

/**
 * What an action answers: a screen of ours; the way back to where the visitor came from, never to return to a spent form;
 * another site the visitor may come back from, such as an identity provider; or the very page the visitor came from, and
 * another where there is none.
 */
export type Destination =
  | { readonly _tag: 'Route'; readonly to: RoutePath }
  | { readonly _tag: 'Away'; readonly url: LeavingUrl }
  | { readonly _tag: 'Outside'; readonly url: LeavingUrl }
  | { readonly _tag: 'Back'; readonly otherwise: LeavingUrl | null };

export const toRoute = (to: RoutePath): Destination => ({ _tag: 'Route', to });
