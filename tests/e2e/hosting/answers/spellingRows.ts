import { file, missing, notAllowed, notFoundPage, orRefused, page, respelled } from './answer.ts';
import type { Row } from './row.ts';

const signIn = page('xe/en-GB/signin');
const toSignIn = respelled('/signin');
const form = { method: 'POST', body: 'a=b' };
const shell = notFoundPage('xe');
const refusable = orRefused(shell, 400);
const logo = file('brands/xe/logo.svg', 'image/svg+xml; charset=utf-8');

/** Spellings of a path: encoded once or twice, with detours, in another case. */
export const spellingRows: readonly Row[] = [
  ['xe', '/%73ignin', {}, toSignIn],
  ['xe', '/SIGNIN/', {}, toSignIn],
  ['xe', '/%2fsignin', {}, toSignIn],
  ['xe', '/signin%2f', {}, toSignIn],
  ['xe', '/./signin', {}, signIn],
  ['xe', '/x/../signin', {}, signIn],
  ['xe', '/%2e%2e/signin', {}, orRefused(signIn, 400)],
  ['xe', '/../../../signin', {}, orRefused(signIn, 400)],
  ['xe', '/x%2f..%2fsignin', {}, refusable],
  ['xe', '/..%2f..%2f..%2fetc%2fpasswd', {}, refusable],
  ['xe', '/../../../../etc/passwd', {}, orRefused(shell, 400)],
  ['xe', '/%252e%252e%252fetc%252fpasswd', {}, shell],
  ['xe', '/..%5c..%5cetc%5cpasswd', {}, missing],
  ['xe', '/signin%5c', {}, shell],
  ['xe', '/signin%3fx', {}, shell],
  ['xe', '/s%C4%B0gnin', {}, shell],
  ['xe', '/idp%2Fcontinue', {}, respelled('/idp/continue')],
  ['xe', '//', {}, respelled('/')],
  ['xe', '/.', {}, signIn],
  [
    'xe',
    '//?state=a%2Fb%20c+d&redirect_uri=//evil.example',
    {},
    respelled('/?state=a%2Fb%20c+d&redirect_uri=//evil.example'),
  ],
  ['xe', '/Signin?%0d%0aX-Injected:%201', {}, respelled('/signin?%0d%0aX-Injected:%201')],
  ['xe', '/Signin?x=\\evil.example', {}, respelled('/signin?x=\\evil.example')],
  ['xe', '/Signin', { cookie: 'xe_session=1; NEXT_LOCALE=fr-FR', lang: 'de', enc: 'br' }, toSignIn],
  ['britline', '/Signin', {}, toSignIn],
  ['xe', '/env/Config.json', {}, missing],
  ['xe', '/.well-known/Change-password', {}, missing],
  ['xe', '/favicon.ICO', {}, missing],
  ['xe', '/Healthz', {}, shell],
  ['xe', '//evil.example/signin', {}, shell],
  ['xe', '/__proto__', {}, shell],
  ['xe', '/brands/%78e/logo%2esvg', {}, logo],
  ['xe', '/signin?x=/../../etc/passwd%00', {}, signIn],
  ['xe', '/signin?%0d%0aX-Injected:%201', form, notAllowed],
  ['xe', '/signin?x=\\evil.example', form, notAllowed],
];
