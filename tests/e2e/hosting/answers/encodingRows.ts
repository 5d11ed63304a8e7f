import { file, orRefused, page } from './answer.ts';
import type { Row } from './row.ts';

const plain = page('xe/en-GB/signin');
const br = page('xe/en-GB/signin', 'br');
const gzip = page('xe/en-GB/signin', 'gzip');
const svg = 'image/svg+xml; charset=utf-8';
const [logo, logoInBr] = [file('brands/xe/logo.svg', svg), file('brands/xe/logo.svg', svg, 'br')];

// Because: where a client refuses uncompressed bodies, Cloudflare may answer with 415 itself.
const notAcceptable = 415;

/** The encoding of a body by Accept-Encoding. */
export const encodingRows: readonly Row[] = [
  ['xe', '/signin', { enc: '' }, plain],
  ['xe', '/signin', { enc: 'br' }, br],
  ['xe', '/signin', { enc: 'gzip' }, gzip],
  ['xe', '/signin', { enc: 'gzip, deflate, br, zstd' }, br],
  ['xe', '/signin', { enc: 'zstd, compress' }, plain],
  ['xe', '/signin', { enc: 'BR' }, br],
  ['xe', '/signin', { enc: 'gzip ; q=0.5 ,  br ; q=0.4' }, gzip],
  ['xe', '/signin', { enc: 'br;q=0.0, gzip' }, gzip],
  ['xe', '/signin', { enc: 'br;q=0, gzip;q=0' }, plain],
  ['xe', '/signin', { enc: 'br;Q=0, gzip' }, gzip],
  ['xe', '/signin', { enc: '*' }, br],
  ['xe', '/signin', { enc: '*;q=0' }, orRefused(plain, notAcceptable)],
  ['xe', '/signin', { enc: '*;q=0.5, br;q=0' }, gzip],
  ['xe', '/signin', { enc: 'gzip, *;q=0' }, gzip],
  ['xe', '/signin', { enc: 'identity;q=0' }, orRefused(plain, notAcceptable)],
  ['xe', '/signin', { enc: 'identity;q=0, *' }, orRefused(br, notAcceptable)],
  ['xe', '/signin', { enc: 'identity;q=0.5, br;q=0.4' }, plain],
  ['xe', '/signin', { enc: 'xbr, brx, gzipp' }, plain],
  ['britline', '/', { enc: 'br', lang: 'de' }, page('britline/de-DE/signin', 'br')],
  ['johnlewis', '/continue', { enc: 'gzip' }, page('johnlewis/en-GB/index', 'gzip')],
  ['xe', '/brands/xe/logo.svg', { enc: 'gzip, deflate, br' }, logoInBr],
  ['xe', '/brands/xe/logo.svg', { enc: 'gzip;q=1, br;q=0.5' }, file('brands/xe/logo.svg', svg, 'gzip')],
  ['xe', '/brands/xe/logo.svg', { enc: 'identity;q=0, *' }, orRefused(logoInBr, notAcceptable)],
  ['xe', '/brands/xe/logo.svg', { enc: '*;q=0' }, orRefused(logo, notAcceptable)],
  ['xe', '/brands/xe/favicon.svg', { enc: 'br;q=1, gzip;q=1, identity;q=0' }, file('brands/xe/favicon.svg', svg)],
];
