import { asset, file, headOf, notFoundPage, notAllowed, orRefused, page, respelled, unchanged } from './answer.ts';
import type { Row } from './row.ts';

const form = { method: 'POST', body: 'username=a%40b.test&password=Canary-Pw-1!' };
const script = 'text/javascript; charset=utf-8';

/** Methods other than GET. */
export const methodRows: readonly Row[] = [
  ['xe', '/', { method: 'HEAD' }, headOf(page('xe/en-GB/signin'))],
  ['xe', '/signin', { method: 'HEAD', enc: 'br' }, headOf(page('xe/en-GB/signin', 'br'))],
  ['xe', '/signin', { method: 'HEAD', cookie: 'xe_session=1' }, headOf(page('xe/en-GB/index'))],
  ['xe', '/signin', { method: 'HEAD', match: '<tag>' }, unchanged(page('xe/en-GB/signin'))],
  ['xe', '/nowhere', { method: 'HEAD' }, headOf(notFoundPage('xe'))],
  ['xe', '/Signin?a=b', { method: 'HEAD' }, respelled('/signin?a=b')],
  ['xe', '/favicon.ico', { method: 'HEAD' }, headOf(file('favicon.ico', 'image/x-icon'))],
  ['xe', '/assets/{vendor.js}', { method: 'HEAD' }, headOf(asset('assets/{vendor.js}', script))],
  ['xe', '/', form, notAllowed],
  ['xe', '/signin', { method: 'POST' }, notAllowed],
  ['xe', '/signin/', form, notAllowed],
  ['xe', '/signin?platform=XEMT', form, notAllowed],
  ['xe', '/?state=a%20b&redirect_uri=https%3A%2F%2Fevil.example', form, notAllowed],
  ['xe', '//evil.example/../signup', form, notAllowed],
  ['johnlewis', '/forgot-password?a=b', form, notAllowed],
  ['xe', '/signin', { ...form, cookie: 'xe_session=1', lang: 'fr', enc: 'br' }, notAllowed],
  ['xe', '/nowhere', form, notAllowed],
  ['xe', '//evil.example/signin', form, notAllowed],
  ['xe', '/%5cevil.example', form, notAllowed],
  ['xe', '/gone.txt', form, notAllowed],
  ['xe', '/favicon.ico', form, notAllowed],
  ['xe', '/env/config.json', form, notAllowed],
  ['xe', '/assets/{vendor.js}', form, notAllowed],
  ['xe', '/signin', { method: 'PUT' }, notAllowed],
  ['xe', '/signin', { method: 'DELETE' }, notAllowed],
  ['xe', '/signin', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }, notAllowed],
  ['xe', '/signin', { method: 'PROPFIND' }, orRefused(notAllowed, 501)],
  ['britline', '/', { method: 'DELETE' }, notAllowed],
  ['xe', '/nowhere', { method: 'PUT' }, notAllowed],
  ['xe', '/assets/{vendor.js}', { method: 'PUT' }, notAllowed],
  ['xe', '/env/config.json', { method: 'PUT', body: '{}' }, notAllowed],
];
