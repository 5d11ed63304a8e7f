import type { AuthorizationServer, Client } from 'oauth4webapi';

/** A site as an OAuth client, and the launchpad as its authorization server. */
export type Registration = { readonly server: AuthorizationServer; readonly client: Client };

/** The launchpad at this address, to the client of this name. It publishes no metadata, so they stand here. */
export const registrationAt = (issuer: string, clientId: string): Registration => ({
  server: { issuer, token_endpoint: `${issuer}/oauth2/token` },
  client: { client_id: clientId },
});
