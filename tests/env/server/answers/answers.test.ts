import { expect, it } from 'vitest';
import { brandHeaders, brandlessHeaders, type Header } from '#env/server/policies/securityPolicy.ts';
import { fixtureAssets, fixtureConfig, fixtureHandler } from '#tests/env/server/fixtureSite.ts';
import { memoryRequester } from './memoryRequester.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';

const request = memoryRequester(fixtureHandler);

const headersFor = (host: string): ReadonlyArray<Header> => {
  const { sites } = fixtureConfig;
  const site = sites.find(({ brand }) => host.toLowerCase().includes(brand.key)) ?? sites[0];
  return site === undefined ? [] : brandHeaders(site.brand, site.settings, fixtureAssets.index);
};

/** Every header that an answer may have, besides those of a brand: it has none where nothing else is expected. */
const possible =
  'content-type content-encoding cache-control vary location allow etag x-robots-tag set-cookie supports-loading-mode';
const forbidden = 'access-control-allow-origin x-injected';
const none = Object.fromEntries(`${possible} ${forbidden}`.split(' ').map((name) => [name, '']));

/** The end of an ETag: the encoding, or `plain`. */
const kindOf = (tag: string): string => /-(br|gzip)"$/.exec(tag)?.[1] ?? tag.replace(/.+/, 'plain');

const check = async ([asked, sent, expected]: Row): Promise<void> => {
  const [method = '', host = '', path = ''] = asked.split(' ');
  const ask = (match = '') => {
    const named = { 'accept-language': sent.lang, 'accept-encoding': sent.enc, cookie: sent.cookie };
    const all = Object.entries({ ...named, 'if-none-match': match, ...sent.headers });
    const headers = Object.fromEntries(all.flatMap(([one, value = '']) => (value === '' ? [] : [[one, value]])));
    return request(host.includes('.') ? host : `account.${host}.test`, path, { method, headers });
  };
  const tag = sent.match?.includes('<') === true ? ((await ask()).header('etag') ?? '') : '';
  const { status, text, header } = await ask(
    sent.match?.replace('<tag>', tag).replace('<plain>', tag.replace(/-\w+"$/, '"')),
  );
  const security = Object.fromEntries(expected.isBrandless ? brandlessHeaders : headersFor(host));
  const wanted = Object.entries({ ...none, ...security, ...expected.headers }).filter(([, value]) => value !== null);
  const found = wanted.map(([one]) => [one, one === 'etag' ? kindOf(header(one) ?? '') : (header(one) ?? '')]);
  expect([asked, sent, status, Object.fromEntries(found)]).toEqual([
    asked,
    sent,
    expected.status,
    Object.fromEntries(wanted),
  ]);
  const body = method === 'HEAD' ? '' : (expected.body ?? '');
  expect([asked, text]).toEqual([asked, body instanceof RegExp ? expect.stringMatching(body) : body]);
};

it.each(Object.entries(rows))('the product gives every answer of the table: %s', async (_group, group) => {
  for (const row of group) await check(row);
});
