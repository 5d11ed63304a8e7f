import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '#env/commands/shared/projectRoot.ts';
import type { RequestOptions } from '#tests/e2e/fixtures/hosting/request.ts';

/** Returns the paths of the build's files that begin with `start`, without compressed copies; '' returns all. */
export const builtPaths = (start: string): readonly string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length))
    .filter((path) => path.startsWith(`/${start}`) && !/\.(?:br|gz)$/.test(path));

/** One kind of request, and the response that it must get. */
export type ResponseKind = {
  readonly path: string;
  readonly options?: RequestOptions;
  readonly status: number;
  readonly caching: string;
  readonly vary: string;
};

const page = { caching: 'no-cache', vary: 'Cookie, Accept-Language, Accept-Encoding' };
const file = { caching: 'no-cache', vary: 'Accept-Encoding' };
const none = { caching: 'no-store', vary: 'Accept-Encoding' };

/** Returns one request for each kind of response. */
export const responseKinds = (): readonly ResponseKind[] => [
  { path: '/', status: 200, ...page },
  { path: '/signin', status: 200, ...page },
  { path: '/signin', options: { method: 'HEAD' }, status: 200, ...page },
  { path: '/2fa/locked/', status: 200, ...page },
  { path: '/signin?state=x', options: { headers: { cookie: 'xe_session=1' } }, status: 200, ...page },
  { path: '/no/such/page', status: 404, ...page },
  { path: '/SignIn', status: 404, ...page },
  { path: '/assets', status: 404, ...page },
  {
    path: builtPaths('assets/')[0] ?? '',
    status: 200,
    caching: 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  },
  { path: '/assets/gone-9z9z.js', status: 404, ...none },
  { path: '/gone.txt', status: 404, ...none },
  { path: '/brands/xe/logo.svg', status: 200, ...file },
  { path: '/brands/xe/gone.svg', status: 404, ...none },
  { path: '/favicon.ico', status: 200, ...file },
  { path: '/env/config.json', status: 200, ...file },
  { path: '/.well-known/change-password', status: 302, ...file },
  { path: '/.well-known/security.txt', status: 200, ...file },
  { path: '/.well-known/security.txt', options: { method: 'POST', body: 'a=b' }, status: 405, ...none },
  { path: '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', status: 404, ...none },
  { path: '/signin', options: { method: 'POST', body: 'a=b' }, status: 303, ...file },
  { path: '/signin', options: { method: 'PUT' }, status: 405, ...none },
  { path: '/assets/gone.js', options: { method: 'DELETE' }, status: 405, ...none },
  { path: '/brands/xe/logo.svg', options: { method: 'POST', body: 'a=b' }, status: 405, ...none },
];
