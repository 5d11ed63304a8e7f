import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '#env/commands/shared/top.ts';
import type { Asked } from '#tests/e2e/fixtures/hosting/ask.ts';

/** The site-relative paths of what the build made whose path begins so, packed twins apart; '' for all. */
export const madeOf = (start: string): readonly string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length))
    .filter((path) => path.startsWith(`/${start}`) && !/\.(?:br|gz)$/.test(path));

/** One kind of answer a server gives, and what must hold of it. */
export type Kind = {
  readonly path: string;
  readonly asked?: Asked;
  readonly status: number;
  readonly caching: string;
  readonly vary: string;
};

const page = { caching: 'no-cache', vary: 'Cookie, Accept-Language, Accept-Encoding' };
const file = { caching: 'no-cache', vary: 'Accept-Encoding' };
const none = { caching: 'no-store', vary: 'Accept-Encoding' };

/** One of each kind of answer. */
export const kindsOfAnswer = (): readonly Kind[] => [
  { path: '/', status: 200, ...page },
  { path: '/signin', status: 200, ...page },
  { path: '/signin', asked: { method: 'HEAD' }, status: 200, ...page },
  { path: '/2fa/locked/', status: 200, ...page },
  { path: '/signin?state=x', asked: { headers: { cookie: 'xe_session=1' } }, status: 200, ...page },
  { path: '/no/such/page', status: 404, ...page },
  { path: '/SignIn', status: 404, ...page },
  { path: '/assets', status: 404, ...page },
  {
    path: madeOf('assets/')[0] ?? '',
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
  { path: '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', status: 404, ...none },
  { path: '/signin', asked: { method: 'POST', body: 'a=b' }, status: 303, ...file },
  { path: '/signin', asked: { method: 'PUT' }, status: 405, ...none },
  { path: '/assets/gone.js', asked: { method: 'DELETE' }, status: 405, ...none },
  { path: '/brands/xe/logo.svg', asked: { method: 'POST', body: 'a=b' }, status: 405, ...none },
];
