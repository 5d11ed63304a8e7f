import {
  asset,
  file,
  headOf,
  notFoundPage,
  missing,
  notAllowed,
  orRefused,
  page,
  respelled,
  seeOther,
  unchanged,
} from './answer.ts';
import type { Row } from './row.ts';

const pageMethods = notAllowed('GET, HEAD, POST');
const fileMethods = notAllowed('GET, HEAD');
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
  ['xe', '/', form, seeOther('/')],
  ['xe', '/signin', { method: 'POST' }, seeOther('/signin')],
  ['xe', '/signin/', form, seeOther('/signin')],
  ['xe', '/signin?platform=XEMT', form, seeOther('/signin?platform=XEMT')],
  [
    'xe',
    '/?state=a%20b&redirect_uri=https%3A%2F%2Fevil.example',
    form,
    seeOther('/?state=a%20b&redirect_uri=https%3A%2F%2Fevil.example'),
  ],
  ['xe', '//evil.example/../signup', form, seeOther('/signup')],
  ['johnlewis', '/forgot-password?a=b', form, seeOther('/forgot-password?a=b')],
  ['xe', '/signin', { ...form, cookie: 'xe_session=1', lang: 'fr', enc: 'br' }, seeOther('/signin')],
  ['xe', '/nowhere', form, missing],
  ['xe', '//evil.example/signin', form, missing],
  ['xe', '/%5cevil.example', form, missing],
  ['xe', '/gone.txt', form, missing],
  ['xe', '/favicon.ico', form, fileMethods],
  ['xe', '/env/config.json', form, fileMethods],
  ['xe', '/assets/{vendor.js}', form, fileMethods],
  ['xe', '/signin', { method: 'PUT' }, pageMethods],
  ['xe', '/signin', { method: 'DELETE' }, pageMethods],
  ['xe', '/signin', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }, pageMethods],
  ['xe', '/signin', { method: 'PROPFIND' }, orRefused(pageMethods, 501)],
  ['britline', '/', { method: 'DELETE' }, pageMethods],
  ['xe', '/nowhere', { method: 'PUT' }, fileMethods],
  ['xe', '/assets/{vendor.js}', { method: 'PUT' }, fileMethods],
  ['xe', '/env/config.json', { method: 'PUT', body: '{}' }, fileMethods],
];
