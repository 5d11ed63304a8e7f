import { orRefused, page } from './answer.ts';
import type { Answer, Row } from './row.ts';

const fill = (text: string, size: number): string => text.repeat(Math.ceil(size / text.length));

const tooLarge = (answer: Answer): Answer => orRefused(answer, 400, 413, 414, 431);

/** Headers and addresses of an unusual size. */
export const sizeRows: readonly Row[] = [
  ['xe', '/signin', { lang: `${fill('xx-XX;q=0.9, ', 6000)}fr;q=0.1` }, page('xe/fr-FR/signin')],
  ['xe', '/signin', { cookie: `${fill('a=b; ', 6000)}NEXT_LOCALE=fr-FR` }, page('xe/fr-FR/signin')],
  ['xe', '/signin', { cookie: `a=${fill('b', 6000)}; xe_session=1` }, page('xe/en-GB/index')],
  ['xe', '/signin', { enc: `${fill('xbr, ', 6000)}gzip` }, page('xe/en-GB/signin', 'gzip')],
  ['xe', '/signin', { match: fill('"other", ', 6000) }, page('xe/en-GB/signin')],
  ['xe', `/signin?x=${fill('y', 6000)}`, {}, page('xe/en-GB/signin')],
  ['xe', '/signin', { lang: `${fill('xx;q=0.9, ', 20_000)}fr` }, page('xe/fr-FR/signin')],
  ['xe', '/signin', { cookie: `${fill('a=b; ', 20_000)}xe_session=1` }, page('xe/en-GB/index')],
  ['xe', '/signin', { cookie: `${fill('a=b; ', 60_000)}NEXT_LOCALE=fr-FR` }, page('xe/fr-FR/signin')],
  ['xe', `/signin?x=${fill('y', 20_000)}`, {}, tooLarge(page('xe/en-GB/signin'))],
  ['xe', '/signin', { cookie: `${fill('a=b; ', 80_000)}xe_session=1` }, tooLarge(page('xe/en-GB/index'))],
];
