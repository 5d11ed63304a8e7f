import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Header } from '#domain/settings/securityPolicy.ts';
import type { Site } from '#env/sandbox/gateway/site.ts';
import { makeWellKnown, type SiteTexts } from './accountSite.ts';

/** The middlewares of a Vite dev server. */
export type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves the app with a dev server, except for the configuration and the well-known addresses. */
export const makeDevServerSite = (
  devMiddleware: DevMiddleware,
  { headers, texts }: { readonly headers: ReadonlyArray<Header>; readonly texts: SiteTexts },
): Site => {
  const wellKnown = makeWellKnown(texts);
  return async (request, { incoming, outgoing }) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/env/config.json' || pathname.startsWith('/.well-known/')) return wellKnown.fetch(request);
    headers.forEach(([name, value]) => outgoing.setHeader(name, value));
    devMiddleware(incoming, outgoing, () => outgoing.writeHead(404).end('Not found'));
    return RESPONSE_ALREADY_SENT;
  };
};
