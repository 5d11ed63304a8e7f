import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Header } from '#domain/settings/securityPolicy.ts';
import type { Site } from '#env/sandbox/front/site.ts';
import { makeWellKnown } from './accountSite.ts';

/** A dev server's middlewares, as Vite has them. */
export type Workshop = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The app as it is being worked on: the dev server answers all but the configuration and the well-known addresses. */
export const makeWorkshopSite = (
  workshop: Workshop,
  { headers, config }: { readonly headers: ReadonlyArray<Header>; readonly config: () => string },
): Site => {
  const wellKnown = makeWellKnown(config);
  return async (request, { incoming, outgoing }) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/env/config.json' || pathname.startsWith('/.well-known/')) return wellKnown.fetch(request);
    headers.forEach(([name, value]) => outgoing.setHeader(name, value));
    workshop(incoming, outgoing, () => outgoing.writeHead(404).end('Not found'));
    return RESPONSE_ALREADY_SENT;
  };
};
