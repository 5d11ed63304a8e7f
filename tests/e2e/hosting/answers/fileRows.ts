import {
  asset,
  config,
  configIn,
  file,
  found,
  headOf,
  healthy,
  notFoundPage,
  missing,
  notAllowed,
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
  ['xe', '/brands/xe/favicon.svg', { enc: 'br' }, file('brands/xe/favicon.svg', svg)],
  ['britline', '/brands/britline/logo.svg', {}, file('brands/britline/logo.svg', svg)],
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
  ['xe', '/brands/xe/logo.svg', { match: '"a", <tag>, "b"' }, unchanged(logo)],
  ['xe', '/brands/xe/logo.svg', { match: '<br>' }, logo],
  ['xe', '/assets/{vendor.js}', { match: '<tag>' }, unchanged(vendor)],
  ['xe', '/assets/{vendor.js}', { match: '"other"' }, vendor],
  ['xe', '/assets', {}, notFoundPage('xe')],
  ['xe', '/assets/', {}, missing],
  ['xe', '/assets/gone-9z9z9z9z.js', {}, missing],
  ['xe', '/assets/gone-9z9z9z9z.js', { match: '*' }, missing],
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
  ['xe', '/env/config.json', { method: 'HEAD' }, headOf(config)],
  ['xe', '/env/config.json/', {}, notFoundPage('xe')],
  ['xe', '/ENV/config.json', {}, missing],
  ['xe', '/.well-known/change-password', {}, found('/change-password')],
  ['johnlewis', '/.well-known/change-password?x=//evil.example', {}, found('/change-password')],
  ['xe', '/.well-known/change-password', { method: 'HEAD' }, found('/change-password')],
  ['xe', '/.well-known/security.txt', {}, textOf(contact)],
  ['johnlewis', '/.well-known/security.txt', { enc: 'gzip' }, textOf(contact, 'gzip')],
  ['xe', '/.well-known/security.txt', { match: '<tag>' }, unchanged(textOf(contact))],
  ['xe', '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', {}, missing],
  ['xe', '/healthz', {}, healthy],
  ['britline', '/healthz', { cookie: 'xe_session=1', lang: 'fr', enc: 'br' }, { ...healthy, site: 'xe' }],
  ['127.0.0.1', '/healthz', {}, healthy],
  ['xe', '/healthz', { method: 'HEAD' }, headOf(healthy)],
  ['xe', '/healthz', { method: 'POST', body: 'a=b' }, notAllowed],
];
