import { config, missing, notFoundPage, of, orRefused, page, seeOther } from './answer.ts';
import type { Answer, Row } from './row.ts';

const form = { method: 'POST', body: 'a=b' };
const shell = notFoundPage('xe');
const refusable = orRefused(missing, 400);
const refusableShell = orRefused(shell, 400);

/** Paths that cannot be decoded or that hold control characters. */
export const undecodableRows: readonly Row[] = [
  ['xe', '/signin%00', {}, refusableShell],
  ['xe', '/signin%0a', {}, shell],
  ['xe', '/signin%e2%80%a8', {}, shell],
  ['xe', '/%0d%0aX-Injected:%201', {}, shell],
  ['xe', '/%0d%0aX-Injected:%201', form, missing],
  ['xe', '/signin%0d%0aSet-Cookie:%20xe_session=1', {}, shell],
  ['xe', '/signin%0d%0a%0d%0a<script>', {}, shell],
  ['xe', '/%250d%250aX-Injected:%201', {}, shell],
  ['xe', '/..%c0%af..%c0%afetc/passwd', {}, shell],
  ['xe', '/%c0%ae%c0%ae/env/config.json', {}, missing],
  ['xe', '/%ed%a0%80', {}, shell],
  ['xe', '/%', {}, refusableShell],
  ['xe', '/%u002fsignin', {}, refusableShell],
];

/** Files that are not public, and names of the build and the machine. */
export const privateRows: readonly Row[] = [
  ['xe', '/.git/HEAD', {}, missing],
  ['xe', '/.env', {}, missing],
  ['xe', '/index.html', {}, missing],
  ['xe', '/prerendered/xe/fr-FR/signin.html', {}, missing],
  ['xe', '/xe/fr-FR/signin.html', {}, missing],
  ['xe', '/Caddyfile', {}, shell],
  ['xe', '/env/config.json.br', {}, missing],
  ['xe', '/brands/xe/logo.svg.br', {}, missing],
  ['xe', '/brands/xe/logo.svg/', {}, shell],
  ['xe', '/brands/xe/logo.svg%20', {}, missing],
  ['xe', '/brands/xe/logo.svg::$DATA', {}, missing],
  ['xe', '/assets/{vendor.js}.br', {}, missing],
  ['xe', '/assets/.hidden', {}, missing],
  ['xe', '/ASSETS/{vendor.js}', {}, missing],
  ['xe', '/assets/../index.html', {}, missing],
  ['xe', '/assets/..%2findex.html', {}, refusable],
  ['xe', '/assets%2f..%2fprerendered/index.json', {}, refusable],
  ['xe', '/assets/..%5cprerendered%5cindex.json', {}, missing],
];

// Because: workerd answers an address of another host with 500 itself.
const refusals = [400, 404, 421, 500] as const;

/** Absolute targets, which name the host themselves, and backslashes, which Node refuses. */
export const targetRows: readonly Row[] = [
  ['xe', 'http://account.xe.localhost/signup', {}, orRefused(page('xe/en-GB/signup'), ...refusals)],
  [
    'xe',
    'http://account.britline.localhost/signup',
    {},
    orRefused(of('britline', page('britline/en-GB/signup')), ...refusals),
  ],
  ['britline', 'http://evil.example/signin', {}, orRefused(of('xe', page('xe/en-GB/signin')), ...refusals)],
  ['xe', 'http://evil.example/env/config.json', {}, orRefused(config, ...refusals)],
  ['xe', 'http://evil.example/signin', form, orRefused(seeOther('/signin'), ...refusals)],
  ['xe', 'http://evil.example/prerendered/index.json', {}, orRefused(missing, ...refusals)],
  ['xe', '/\\evil.example', {}, orRefused(missing, 400)],
  ['xe', '/\\evil.example/signin', form, orRefused(missing, 400)],
  ['xe', '/assets/..\\prerendered\\index.json', {}, orRefused(missing, 400)],
];

const fill = (text: string, size: number): string => text.repeat(Math.ceil(size / text.length));

const tooLarge = (answer: Answer): Answer => orRefused(answer, 400, 413, 414, 431);

/** Headers and addresses of an unusual size. */
export const sizeRows: readonly Row[] = [
  ['xe', '/signin', { lang: `${fill('xx-XX;q=0.9, ', 6000)}fr;q=0.1` }, page('xe/fr-FR/signin')],
  ['xe', '/signin', { cookie: `${fill('a=b; ', 6000)}NEXT_LOCALE=fr-FR` }, page('xe/fr-FR/signin')],
  ['xe', '/signin', { cookie: `a=${fill('b', 6000)}; xe_session=1` }, page('xe/en-GB/index')],
  ['xe', '/signin', { enc: `${fill('xbr, ', 6000)}gzip` }, page('xe/en-GB/signin', 'gzip')],
  ['xe', '/signin', { match: fill('"other", ', 6000) }, page('xe/en-GB/signin')],
  ['xe', `/signin?x=${fill('y', 6000)}`, {}, page('xe/en-GB/signin')],
  ['xe', '/signin', { lang: `${fill('xx;q=0.9, ', 20_000)}fr` }, page('xe/fr-FR/signin')],
  ['xe', '/signin', { cookie: `${fill('a=b; ', 20_000)}xe_session=1` }, page('xe/en-GB/index')],
  ['xe', '/signin', { cookie: `${fill('a=b; ', 60_000)}NEXT_LOCALE=fr-FR` }, page('xe/fr-FR/signin')],
  ['xe', `/signin?x=${fill('y', 20_000)}`, {}, tooLarge(page('xe/en-GB/signin'))],
  ['xe', '/signin', { cookie: `${fill('a=b; ', 80_000)}xe_session=1` }, tooLarge(page('xe/en-GB/index'))],
];
