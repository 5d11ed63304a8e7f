import type { ExternalUrl } from '#domain/redirect/redirect.ts';
import type { RoutePath } from './routes.ts';

/** Where an action leads. */
export type Destination =
  /** A screen. */
  | { readonly _tag: 'Route'; readonly to: RoutePath }
  /** The relying party. This page gets no history entry. */
  | { readonly _tag: 'ClientRedirect'; readonly url: ExternalUrl }
  /** Another site from which the person may return, such as an identity provider. */
  | { readonly _tag: 'ExternalSite'; readonly url: ExternalUrl }
  /** The page that the person came from; the fallback where there is none. */
  | { readonly _tag: 'Back'; readonly fallback: ExternalUrl | null };

/** A screen as a destination. */
export const toRoute = (to: RoutePath): Destination => ({ _tag: 'Route', to });
