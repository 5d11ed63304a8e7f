import { missing, notAllowed, notFoundPage, orRefused } from './answer.ts';
import type { Row } from './row.ts';

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
  ['xe', '/%0d%0aX-Injected:%201', form, notAllowed],
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
