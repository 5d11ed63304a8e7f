import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { securityHeaders, type Header } from '#domain/settings/securityPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Site } from '#env/sandbox/gateway/site.ts';
import { healthPath, type Handler } from '#env/server/handler.ts';

/** The middlewares of a Vite dev server. */
export type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// Because: the dev server adds inline scripts, styles and markup, and uses a web socket; its markup would be reported.
const relaxed = (policy: string): string =>
  policy
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace("; require-trusted-types-for 'script'; trusted-types 'none'", '');

/** Returns the headers of an account host with the dev server: the policy allows what the dev server needs. */
export const devServerHeaders = (settings: Settings): ReadonlyArray<Header> =>
  securityHeaders(settings)
    .filter(([name]) => name !== 'Content-Security-Policy-Report-Only')
    .map(([name, value]) => [name, name === 'Content-Security-Policy' ? relaxed(value) : value]);

/** Serves the app with a dev server; the handler answers for the configuration and the well-known addresses. */
export const makeDevServerSite =
  (devMiddleware: DevMiddleware, headers: ReadonlyArray<Header>, handler: Handler): Site =>
  async (request, { incoming, outgoing }) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/env/config.json' || pathname === healthPath || pathname.startsWith('/.well-known/'))
      return handler(request);
    headers.forEach(([name, value]) => outgoing.setHeader(name, value));
    devMiddleware(incoming, outgoing, () => outgoing.writeHead(404).end('Not found'));
    return RESPONSE_ALREADY_SENT;
  };
