import { configText } from '#tests/env/server/fixtureSite.ts';
import { pageRows } from './pageRows.ts';
import { encoded, file, found, healthy, listed, missing, notAllowed, notFoundPage } from './row.ts';
import { logo, respelled, type Table, text, unchanged, undotted } from './row.ts';

const app = file('/assets/app-1a2b3c4d.js', 'text/javascript; charset=utf-8');
const contact =
  /^Contact: tel:112\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\nCanonical: https:\/\/account\.\w+\.test\/[^\n]+\n$/;
const settings = text(configText, 'application/json');
const [signIn, shell] = [listed('xe/en-GB/signin'), notFoundPage('xe/en-GB/index')];
const [inBrotli, inGzip] = [encoded(signIn, 'br'), encoded(signIn, 'gzip')];

/** The answers of the fixture. */
export const rows: Table = {
  ...pageRows,
  files: [
    ['GET xe /brands/xe/logo.svg', { enc: 'gzip, deflate, br' }, encoded(logo, 'br')],
    ['GET xe /assets/app-1a2b3c4d.js', { enc: 'gzip' }, encoded(app, 'gzip')],
    ['GET xe /brands/xe/logo.svg', { match: '"a", W/<tag>, "b"' }, unchanged(logo)],
    ['GET xe /brands/%78e%2flogo%2esvg', {}, logo],
    ['GET xe /assets/app-1a2b3c4d.js', { match: '*' }, unchanged(app)],
    ['GET xe /assets/gone-9z9z9z9z.js', { match: '*' }, missing],
  ],
  texts: [
    ['GET johnlewis /env/config.json', {}, settings],
    ['GET xe /env/%63onfig.json', { enc: 'br' }, encoded(settings, 'br')],
    ['GET xe /env/config.json', { enc: 'gzip', match: '<tag>' }, unchanged(encoded(settings, 'gzip'))],
    ['GET xe /.well-known/change-password?x=//evil.example', {}, found('/change-password')],
    ['GET johnlewis /.well-known/security.txt', {}, text(contact, 'text/plain')],
    ['GET xe /.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', {}, missing],
    ['GET 127.0.0.1 /healthz', {}, healthy],
  ],
  methods: [
    ['HEAD xe /nowhere', {}, shell],
    ['HEAD xe /env/config.json', { enc: 'br' }, encoded(settings, 'br')],
    ['HEAD xe /signin', { enc: 'br' }, inBrotli],
    ['POST xe /signin?state=a%20b', {}, notAllowed],
    ['POST xe /healthz', {}, notAllowed],
    ['OPTIONS xe /signin', { headers: { origin: 'https://evil.example' } }, notAllowed],
    ['PROPFIND xe /signin', {}, notAllowed],
  ],
  'encodings, and what the client has': [
    ['GET xe /signin', { enc: 'gzip, deflate, br, zstd' }, inBrotli],
    ['GET xe /signin', { enc: 'gzip ; q=0.5 ,  br ; q=0.4' }, inGzip],
    ['GET xe /signin', { enc: 'br;Q=0, *' }, inGzip],
    ['GET xe /signin', { enc: '*' }, inBrotli],
    ['GET xe /signin', { enc: 'br;q=0, *;q=0.0' }, signIn],
    ['GET xe /signin', { enc: 'identity, x-gzip, xbr, brx, zstd' }, signIn],
    ['GET xe /favicon.ico', { enc: 'br, gzip' }, file('/favicon.ico', 'image/x-icon')],
    ['GET xe /signin', { match: 'W/"other" ,W/<tag>, "more"' }, unchanged(signIn)],
    ['GET xe /signin', { match: '*', enc: 'br' }, unchanged(inBrotli)],
    ['GET xe /signin', { match: '<plain>', enc: 'br' }, inBrotli],
  ],
  hosts: [
    ['GET Account.Britline.TEST /', {}, listed('britline/en-GB/signin')],
    ['GET johnlewis.test:4100 /', {}, listed('johnlewis/en-GB/signin')],
    ['GET account.xe.test. /a//b?c=%2f', {}, undotted('//account.xe.test/a//b?c=%2f')],
    ['GET account.britline.test.:8080 /signin', {}, undotted('//account.britline.test:8080/signin')],
    ['GET evil.example. /', {}, signIn],
  ],
  'spellings and hostile paths': [
    ['GET xe //%73igNin/', {}, respelled('/signin')],
    ['GET xe /x/../signin', {}, signIn],
    ['GET xe /%2e%2e/signin', {}, signIn],
    ['GET xe /x%2f..%2fsignin', {}, shell],
    ['GET xe //?state=a%2Fb%20c+d&x=//evil.example', {}, respelled('/?state=a%2Fb%20c+d&x=//evil.example')],
    ['GET xe /Signin?%0d%0aX-Injected:%201', {}, respelled('/signin?%0d%0aX-Injected:%201')],
    ['GET xe //evil.example/signin', {}, shell],
    ['GET xe /%2573ignin', {}, shell],
    ['GET xe /signin%00', {}, shell],
    ['GET xe /%0d%0aX-Injected:%201', {}, shell],
    ['GET xe /%c0%ae%c0%ae/env/config.json', {}, missing],
    ['GET xe /%', {}, shell],
    ['GET xe /.vite/manifest.json', {}, missing],
    ['GET xe /prerendered/xe/fr-FR/signin.html', {}, missing],
    ['GET xe /brands/xe/logo.svg.br', {}, missing],
    ['GET xe /assets/app-1a2b3c4d.js.map', {}, missing],
    ['GET xe /assets/..%2findex.html', {}, missing],
  ],
  sizes: [
    ['GET xe /signin', { lang: `${'xx, '.repeat(99)}fr` }, listed('xe/fr-FR/signin')],
    ['GET xe /signin', { lang: `${'xx, '.repeat(100)}fr` }, signIn],
    ['GET xe /signin', { cookie: `${'a=b; '.repeat(13_000)}xe_session=1` }, listed('xe/en-GB/index')],
  ],
};
