import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { securityHeaders, type Header } from '#env/server/policies/securityPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Site } from '#env/sandbox/gateway/site.ts';
import type { Assets } from '#env/server/assets.ts';
import type { Handler } from '#env/server/handler.ts';
import { noAssets } from '#env/server/node/readAssets.ts';

/** A dev server: it serves the sources, and makes the pages that a build would have. */
export type DevServer = Pick<Assets, 'readPage'> & {
  readonly serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** The assets beside a dev server: it makes each page of a brand and a language. */
export const devAssets = ({ readPage }: DevServer): Assets => ({ ...noAssets, readPage });

/** A policy that allows what the dev server adds: inline scripts, styles and markup, and a web socket. */
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

/** Whether a path is of the dev server: it has a file name or begins with an at sign, as no address of the product does. */
const isSource = (path: string): boolean =>
  path !== '/env/config.json' && !path.startsWith('/.well-known/') && /^\/@|\.[^/.]+$/.test(path);

/** Serves the sources with a dev server; the handler answers for everything else, as with a build. */
export const makeDevServerSite =
  ({ serve }: DevServer, devHeaders: ReadonlyArray<Header>, handler: Handler): Site =>
  async (request, { incoming, outgoing }) => {
    if (isSource(new URL(request.url).pathname)) {
      devHeaders.forEach(([name, value]) => outgoing.setHeader(name, value));
      serve(incoming, outgoing, () => outgoing.writeHead(404).end('Not found'));
      return RESPONSE_ALREADY_SENT;
    }
    const { body, status, headers } = await handler(request);
    devHeaders.forEach(([name, value]) => headers.set(name, value));
    headers.delete('Content-Security-Policy-Report-Only');
    return new Response(body, { status, headers });
  };
