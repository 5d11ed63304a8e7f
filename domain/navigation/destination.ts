import type { ExternalUrl } from '#domain/redirect/redirect.ts';
import type { RoutePath } from './routes.ts';

/**
 * Where an action leads: to a screen (`Route`); to the relying party, without a history entry
 * (`ClientRedirect`); to another site that returns here, such as an identity provider (`ExternalSite`); or to the page the
 * visitor came from, with a fallback (`Back`).
 */
export type Destination =
  | { readonly _tag: 'Route'; readonly to: RoutePath }
  | { readonly _tag: 'ClientRedirect'; readonly url: ExternalUrl }
  | { readonly _tag: 'ExternalSite'; readonly url: ExternalUrl }
  | { readonly _tag: 'Back'; readonly fallback: ExternalUrl | null };

/** A screen as a destination. */
export const toRoute = (to: RoutePath): Destination => ({ _tag: 'Route', to });
