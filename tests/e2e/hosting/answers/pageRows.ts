import { routePaths } from '#tests/arbitraries/routePath.ts';
import { notFoundPage, page, respelled, unchanged } from './answer.ts';
import type { Row, Sent, Site } from './row.ts';

const sites: readonly Site[] = ['xe', 'britline', 'johnlewis'];
const prerendered = { '/': 'signin', '/signin': 'signin', '/signup': 'signup', '/forgot-password': 'forgot-password' };

/** The page of each path on each brand's host. */
export const pathRows: readonly Row[] = [
  ...sites.flatMap((site) =>
    Object.entries(prerendered).map(([path, name]): Row => [site, path, {}, page(`${site}/en-GB/${name}`)]),
  ),
  ...routePaths
    .filter((path) => !Object.hasOwn(prerendered, path))
    .map((path): Row => ['xe', path, {}, page('xe/en-GB/index')]),
  ['xe', '/signin/', {}, respelled('/signin')],
  ['xe', '//signin', {}, respelled('/signin')],
  ['xe', '/signin?state=x&redirect_uri=https%3A%2F%2Fevil.example', {}, page('xe/en-GB/signin')],
  ['britline', '/continue', {}, page('britline/en-GB/index')],
  ['johnlewis', '/2fa/locked', {}, page('johnlewis/en-GB/index')],
  ['johnlewis', '/2fa/locked/', {}, respelled('/2fa/locked')],
  ['xe', '/nowhere', {}, notFoundPage('xe')],
  ['xe', '/2fa', {}, notFoundPage('xe')],
  ['xe', '/nowhere', { lang: 'fr' }, { ...page('xe/fr-FR/index'), status: 404 }],
  ['xe', '/nowhere', { enc: 'br' }, notFoundPage('xe', 'br')],
  ['britline', '/no/such/page', {}, notFoundPage('britline')],
  ['johnlewis', '/signin/x/y', {}, notFoundPage('johnlewis')],
];

const cookieRows = (cookies: readonly string[], name: string): readonly Row[] =>
  cookies.map((cookie) => ['xe', '/', { cookie }, page(`xe/en-GB/${name}`)]);

/** The page with a session cookie: the shell, which does not show a form before a redirect. */
export const sessionRows: readonly Row[] = [
  ...cookieRows(['xe_session=1', 'xe_session=', 'a=b;xe_session=1', 'xe_session=1; xe_session=2'], 'index'),
  ...cookieRows(['xxe_session=1', 'XE_SESSION=1', 'xe_session2=1', 'a=xe_session', 'a=xe_session=1'], 'signin'),
  ['xe', '/', { cookie: 'xe_session=1; NEXT_LOCALE=de-DE' }, page('xe/de-DE/index')],
  ['xe', '/', { cookie: 'xe_session=1', enc: 'gzip' }, page('xe/en-GB/index', 'gzip')],
  ['xe', '/nowhere', { cookie: 'xe_session=1' }, notFoundPage('xe')],
  ['xe', '/', { cookie: 'britline_session=1; jlm_session=1' }, page('xe/en-GB/signin')],
  ['britline', '/', { cookie: 'britline_session=1' }, page('britline/en-GB/index')],
  ['britline', '/', { cookie: 'xe_session=1' }, page('britline/en-GB/signin')],
  ['johnlewis', '/signin', { cookie: 'jlm_session=1' }, page('johnlewis/en-GB/index')],
];

const [signIn, known] = [page('xe/en-GB/signin'), unchanged(page('xe/en-GB/signin'))];
const matches: readonly Sent[] = [
  { match: '<tag>' },
  { match: 'W/"other" ,W/<tag>, "more"' },
  { match: '*' },
  { match: '<tag>', enc: 'br' },
  { match: '<tag>', enc: 'gzip' },
  { match: '<tag>', lang: 'fr' },
];

/** Pages that the client has already. */
export const revalidatedPageRows: readonly Row[] = [
  ...matches.map((sent): Row => ['xe', '/signin', sent, known]),
  ['xe', '/', { match: '</signin>' }, known],
  ['xe', '/', { match: '<tag>', cookie: 'xe_session=1' }, unchanged(page('xe/en-GB/index'))],
  ['britline', '/2fa/locked', { match: '<tag>' }, unchanged(page('britline/en-GB/index'))],
  ['xe', '/signin', { match: '"other"' }, signIn],
  ['xe', '/signin', { match: '' }, signIn],
  ['xe', '/signin', { match: '<br>' }, signIn],
  ['xe', '/signin', { match: '<gzip>', enc: 'br' }, page('xe/en-GB/signin', 'br')],
  ['xe', '/signin', { match: '<identity>', enc: 'gzip' }, page('xe/en-GB/signin', 'gzip')],
  ['xe', '/signin', { match: '</signup>' }, signIn],
  ['xe', '/nowhere', { match: '*' }, notFoundPage('xe')],
];
