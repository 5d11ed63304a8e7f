import {
  asset,
  config,
  configIn,
  file,
  found,
  healthy,
  notFoundPage,
  missing,
  notAllowed,
  orRefused,
  page,
  textOf,
  unchanged,
} from './answer.ts';
import type { Row } from './row.ts';

const svg = 'image/svg+xml; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';
const logo = file('brands/xe/logo.svg', svg);
const vendor = asset('assets/{vendor.js}', script);
const contact = /^Contact: mailto:[^\n]+\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n(?:Canonical: https:\/\/[^\n]+\n)?$/;

/** Public files, and names that are no public file. */
export const fileRows: readonly Row[] = [
  ['xe', '/favicon.ico', {}, file('favicon.ico', 'image/x-icon')],
  ['xe', '/brands/xe/logo.svg', {}, logo],
  ['xe', '/brands/xe/logo.svg', { enc: 'br' }, file('brands/xe/logo.svg', svg, 'br')],
  ['xe', '/brands/xe/logo.svg', { enc: 'gzip' }, file('brands/xe/logo.svg', svg, 'gzip')],
  ['xe', '/brands/xe/share.png', { enc: 'br' }, file('brands/xe/share.png', 'image/png')],
  ['johnlewis', '/brands/johnlewis/logo.svg', { enc: 'gzip' }, file('brands/johnlewis/logo.svg', svg, 'gzip')],
  ['xe', '/assets/{vendor.js}', {}, vendor],
  ['xe', '/assets/{vendor.js}', { enc: 'br' }, asset('assets/{vendor.js}', script, 'br')],
  ['xe', '/assets/{vendor.js}', { enc: 'gzip' }, asset('assets/{vendor.js}', script, 'gzip')],
  ['xe', '/assets/{style.css}', {}, asset('assets/{style.css}', style)],
  [
    'xe',
    '/assets/{inter-latin-wght-normal.woff2}',
    { enc: 'br' },
    asset('assets/{inter-latin-wght-normal.woff2}', 'font/woff2'),
  ],
  ['xe', '/brands/xe/logo.svg', { match: '<tag>' }, unchanged(logo)],
  ['xe', '/brands/xe/logo.svg', { match: '<br>' }, logo],
  ['xe', '/assets/{vendor.js}', { match: '<tag>' }, unchanged(vendor)],
  ['xe', '/assets/{vendor.js}', { match: '"other"' }, vendor],
  ['xe', '/assets', {}, notFoundPage('xe')],
  ['xe', '/assets/', {}, missing],
  ['xe', '/assets/gone-9z9z9z9z.js', {}, missing],
  ['xe', '/brands/xe/gone.svg', {}, missing],
  ['xe', '/gone.txt', {}, missing],
  ['xe', '/signin.html', {}, missing],
];

/** The configuration, the well-known addresses and the address of the load balancer. */
export const textRows: readonly Row[] = [
  ['xe', '/env/config.json', {}, config],
  ['britline', '/env/config.json', {}, config],
  ['johnlewis', '/env/config.json', { enc: 'br' }, configIn('br')],
  ['xe', '/env/config.json', { enc: 'gzip;q=1, br;q=0.5' }, configIn('gzip')],
  ['xe', '/env/config.json', { match: '<tag>' }, unchanged(config)],
  ['xe', '/env/%63onfig.json', {}, config],
  ['xe', '/env/config.json/', {}, notFoundPage('xe')],
  ['xe', '/ENV/config.json', {}, missing],
  ['xe', '/.well-known/change-password', {}, found('/change-password')],
  ['johnlewis', '/.well-known/change-password?x=//evil.example', {}, found('/change-password')],
  ['xe', '/.well-known/security.txt', {}, textOf(contact)],
  ['johnlewis', '/.well-known/security.txt', { enc: 'gzip' }, textOf(contact, 'gzip')],
  ['xe', '/.well-known/security.txt', { match: '<tag>' }, unchanged(textOf(contact))],
  ['xe', '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', {}, missing],
  ['xe', '/healthz', {}, healthy],
  ['britline', '/healthz', { cookie: 'xe_session=1', lang: 'fr', enc: 'br' }, { ...healthy, site: 'xe' }],
  ['127.0.0.1', '/healthz', {}, healthy],
  ['xe', '/healthz', { method: 'POST', body: 'a=b' }, notAllowed('GET, HEAD')],
];

const signIn = page('xe/en-GB/signin');
const br = page('xe/en-GB/signin', 'br');
const gzip = page('xe/en-GB/signin', 'gzip');
const logoInBr = file('brands/xe/logo.svg', svg, 'br');

// Because: where a client refuses uncompressed bodies, Cloudflare may answer with 415 itself.
const notAcceptable = 415;

/** The encoding of a body by Accept-Encoding. */
export const encodingRows: readonly Row[] = [
  ['xe', '/signin', { enc: '' }, signIn],
  ['xe', '/signin', { enc: 'br' }, br],
  ['xe', '/signin', { enc: 'gzip' }, gzip],
  ['xe', '/signin', { enc: 'gzip, deflate, br, zstd' }, br],
  ['xe', '/signin', { enc: 'gzip ; q=0.5 ,  br ; q=0.4' }, gzip],
  ['xe', '/signin', { enc: '*;q=0' }, orRefused(signIn, notAcceptable)],
  ['xe', '/signin', { enc: 'identity;q=0' }, orRefused(signIn, notAcceptable)],
  ['xe', '/signin', { enc: 'identity;q=0, *' }, orRefused(br, notAcceptable)],
  ['britline', '/', { enc: 'br', lang: 'de' }, page('britline/de-DE/signin', 'br')],
  ['johnlewis', '/continue', { enc: 'gzip' }, page('johnlewis/en-GB/index', 'gzip')],
  ['xe', '/brands/xe/logo.svg', { enc: 'gzip, deflate, br' }, logoInBr],
  ['xe', '/brands/xe/logo.svg', { enc: 'gzip;q=1, br;q=0.5' }, file('brands/xe/logo.svg', svg, 'gzip')],
  ['xe', '/brands/xe/logo.svg', { enc: 'identity;q=0, *' }, orRefused(logoInBr, notAcceptable)],
  ['xe', '/brands/xe/logo.svg', { enc: '*;q=0' }, orRefused(logo, notAcceptable)],
  ['xe', '/brands/xe/favicon.svg', { enc: 'br;q=1, gzip;q=1, identity;q=0' }, file('brands/xe/favicon.svg', svg)],
];
