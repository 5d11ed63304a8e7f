import type { SafeUrl } from '#domain/redirect/redirect.ts';
import { type Nominal, unsafeNominal } from '#domain/shared/nominal.ts';
import type { RoutePath } from './routes.ts';

/** A complete address outside this site, with the auth code where there is one. */
export type ExternalUrl = Nominal<'ExternalUrl'>;

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

/** A validated address as a destination, without an auth code. */
export const toExternalUrl = (address: SafeUrl): ExternalUrl => unsafeNominal<'ExternalUrl'>(address);
