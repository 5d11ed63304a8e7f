import { config, notFoundPage, misdirected, missing, notAllowed, of, orRefused, page, seeOther } from './answer.ts';
import type { Row } from './row.ts';

const xe = page('xe/en-GB/signin');
const britline = of('britline', page('britline/en-GB/signin'));
const johnlewis = of('johnlewis', page('johnlewis/en-GB/signin'));

/** Spellings of a brand's host, and hosts of no brand, which get the configured brand outside production. */
export const hostRows: readonly Row[] = [
  ['ACCOUNT.XE.LOCALHOST', '/', {}, xe],
  ['Account.Britline.Localhost', '/', {}, britline],
  ['account.britline.localhost:8080', '/', {}, britline],
  ['ACCOUNT.johnlewis.localhost:4100', '/', {}, johnlewis],
  ['britline.localhost', '/', {}, britline],
  ['britline.localhost.', '/', {}, orRefused(britline, 400)],
  ['account.johnlewis.localhost.:80', '/', {}, orRefused(johnlewis, 400)],
  ['a.b.c.britline.localhost', '/', {}, britline],
  ['my_account.britline.localhost', '/', {}, britline],
  ['xn--nxa.johnlewis.localhost', '/', {}, johnlewis],
  ['localhost', '/', {}, xe],
  ['127.0.0.1', '/', {}, xe],
  ['[::1]', '/', {}, orRefused(xe, 400)],
  ['192.0.2.7:8443', '/', {}, xe],
  ['notbritline.localhost', '/', {}, xe],
  ['account_britline.localhost', '/', {}, xe],
  ['britline.localhost.evil.example', '/', {}, xe],
  ['britline-localhost', '/', {}, xe],
  ['britline.local', '/', {}, xe],
  ['evil.example', '/', { lang: 'fr' }, page('xe/fr-FR/signin')],
  ['evil.example', '/nowhere', {}, notFoundPage('xe')],
  ['evil.example', '/gone.txt', {}, missing],
  ['evil.example', '/env/config.json', {}, config],
  ['evil.example', '/signin', { method: 'POST', body: 'a=b' }, seeOther('/signin')],
  ['xe', '/', { headers: { 'x-forwarded-host': 'account.britline.localhost' } }, xe],
  ['xe', '/', { headers: { forwarded: 'host=account.britline.localhost;proto=https' } }, xe],
  ['xe', '/', { headers: { 'x-host': 'account.britline.localhost' } }, xe],
  ['britline', '/', { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } }, britline],
  ['xe', '/', { headers: { 'x-original-url': '/env/config.json', 'x-rewrite-url': '/env/config.json' } }, xe],
  ['xe', '/', { headers: { 'x-http-method-override': 'DELETE' } }, xe],
  ['xe', '/', { headers: { range: 'bytes=0-10' } }, xe],
  ['xe', '/', { headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' } }, xe],
  ['xe', '/', { headers: { accept: 'application/json' } }, xe],
  ['xe', '/', { headers: { origin: 'https://evil.example', referer: 'https://evil.example/' } }, xe],
];

const form = { method: 'POST', body: 'a=b' };

/** The same in production, where a host of no brand is refused. */
export const productionRows: readonly Row[] = [
  ['xe', '/', {}, xe],
  ['xe', '/signup', { lang: 'fr', enc: 'br' }, page('xe/fr-FR/signup', 'br')],
  ['britline', '/signin', {}, page('britline/en-GB/signin')],
  ['johnlewis', '/nowhere', {}, notFoundPage('johnlewis')],
  ['xe', '/gone.txt', {}, missing],
  ['xe', '/env/config.json', {}, config],
  ['xe', '/signin', form, seeOther('/signin')],
  ['xe', '/signin', { method: 'PUT' }, notAllowed('GET, HEAD, POST')],
  ['evil.example', '/', {}, misdirected],
  ['evil.example', '/signin', { lang: 'fr', enc: 'br', cookie: 'xe_session=1' }, misdirected],
  ['evil.example', '/signin', form, misdirected],
  ['evil.example', '/signin', { method: 'PUT' }, misdirected],
  ['evil.example', '/nowhere', {}, misdirected],
  ['evil.example', '/favicon.ico', {}, misdirected],
  ['evil.example', '/env/config.json', {}, misdirected],
  ['evil.example', '/.well-known/security.txt', {}, misdirected],
  ['evil.example', '/.well-known/change-password', {}, misdirected],
  ['evil.example', '/%00', {}, orRefused(misdirected, 400, 404)],
  ['evil.example', '/', { match: '*' }, misdirected],
  ['evil.example', '/', { headers: { 'x-forwarded-host': 'account.xe.com' } }, misdirected],
  ['notxe.com', '/', {}, misdirected],
  ['account.xe.com.evil.example', '/', {}, misdirected],
  ['xe.com-evil.example', '/', {}, misdirected],
  ['account_xe.com', '/', {}, misdirected],
  ['localhost', '/', {}, misdirected],
  ['127.0.0.1:80', '/', {}, misdirected],
  ['[::1]', '/', {}, orRefused(misdirected, 400)],
];
