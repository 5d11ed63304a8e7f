import { config, notFoundPage, notAllowed, of, orRefused, page } from './answer.ts';
import type { Row } from './row.ts';

const xe = page('xe/en-GB/signin');
const britline = of('britline', page('britline/en-GB/signin'));
const johnlewis = of('johnlewis', page('johnlewis/en-GB/signin'));

/** Spellings of a brand's host, and hosts of no brand, which get the configured brand. */
export const hostRows: readonly Row[] = [
  ['Account.Britline.Localhost', '/', {}, britline],
  ['ACCOUNT.johnlewis.localhost:4100', '/', {}, johnlewis],
  ['britline.localhost.', '/', {}, orRefused(britline, 400)],
  ['account.johnlewis.localhost.:80', '/', {}, orRefused(johnlewis, 400)],
  ['a.b.c.britline.localhost', '/', {}, britline],
  ['localhost', '/', {}, xe],
  ['127.0.0.1', '/', {}, xe],
  ['[::1]', '/', {}, orRefused(xe, 400)],
  ['notbritline.localhost', '/', {}, xe],
  ['account_britline.localhost', '/', {}, xe],
  ['britline.localhost.evil.example', '/', {}, xe],
  ['evil.example', '/', { lang: 'fr' }, page('xe/fr-FR/signin')],
  ['evil.example', '/nowhere', {}, notFoundPage('xe')],
  ['evil.example', '/env/config.json', {}, config],
  ['evil.example', '/signin', { method: 'POST', body: 'a=b' }, notAllowed],
  ['xe', '/', { headers: { 'x-forwarded-host': 'account.britline.localhost' } }, xe],
  ['xe', '/', { headers: { forwarded: 'host=account.britline.localhost;proto=https' } }, xe],
  ['britline', '/', { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } }, britline],
  ['xe', '/', { headers: { 'x-original-url': '/env/config.json', 'x-rewrite-url': '/env/config.json' } }, xe],
  ['xe', '/', { headers: { 'x-http-method-override': 'DELETE' } }, xe],
  ['xe', '/', { headers: { range: 'bytes=0-10' } }, xe],
  ['xe', '/', { headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' } }, xe],
  ['xe', '/', { headers: { origin: 'https://evil.example', referer: 'https://evil.example/' } }, xe],
];

const form = { method: 'POST', body: 'a=b' };

/** The same in production. */
export const productionRows: readonly Row[] = [
  ['xe', '/', {}, xe],
  ['xe', '/signup', { lang: 'fr', enc: 'br' }, page('xe/fr-FR/signup', 'br')],
  ['britline', '/signin', {}, page('britline/en-GB/signin')],
  ['johnlewis', '/nowhere', {}, notFoundPage('johnlewis')],
  ['xe', '/env/config.json', {}, config],
  ['xe', '/signin', form, notAllowed],
  ['xe', '/signin', { method: 'PUT' }, notAllowed],
  ['evil.example', '/', {}, xe],
  ['evil.example', '/nowhere', {}, notFoundPage('xe')],
  ['evil.example', '/env/config.json', {}, config],
  ['account.xe.com.evil.example', '/', {}, xe],
  ['127.0.0.1:80', '/', {}, xe],
];
