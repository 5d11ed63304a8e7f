import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandHeaders, brandlessHeaders, type Header } from '#env/server/policies/securityPolicy.ts';
import { makeRequester, type Requester } from '#tests/e2e/fixtures/hosting/request.ts';
import * as fixture from '#tests/env/server/fixtureSite.ts';
import { startNodeServer } from '#tests/env/server/node/startNodeServer.ts';
import { memoryRequester } from './memoryRequester.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';
import { startWorkerd } from './startWorkerd.ts';

type Running = { readonly request: Requester; readonly close: () => Promise<unknown> };

const [inMemory, onWorkerd] = ['in memory', 'on workerd'];
const platforms: { readonly [name: string]: () => Promise<Running> } = {
  [inMemory]: async () => ({ request: memoryRequester(fixture.fixtureHandler), close: async () => undefined }),
  'on Node': () => startNodeServer(fixture.fixtureHandler),
  [onWorkerd]: async () => {
    const { port, stop } = await startWorkerd(fixture.fixtureDist, fixture.configText);
    return { request: makeRequester(port), close: stop };
  },
};

const headersFor = (host: string): ReadonlyArray<Header> => {
  const { sites } = fixture.fixtureConfig;
  const site = sites.find(({ brand }) => host.toLowerCase().includes(brand.key)) ?? sites[0];
  return site === undefined ? [] : brandHeaders(site.brand, site.settings, fixture.fixtureAssets.index);
};

/** Every header that an answer may have, besides those of a brand: it has none where nothing else is expected. */
const possible =
  'content-type content-encoding cache-control vary location allow etag x-robots-tag set-cookie supports-loading-mode';
const forbidden = 'access-control-allow-origin x-injected';
const none = Object.fromEntries(`${possible} ${forbidden}`.split(' ').map((name) => [name, '']));

describe.each(Object.entries(platforms))('the product %s', (name, start) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.close());

  const check = async ([asked, sent, expected]: Row): Promise<void> => {
    const [method = '', host = '', path = ''] = asked.split(' ');
    const ask = (match = '') => {
      const named = { 'accept-language': sent.lang, 'accept-encoding': sent.enc, cookie: sent.cookie };
      const all = Object.entries({ ...named, 'if-none-match': match, ...sent.headers });
      const headers = Object.fromEntries(all.flatMap(([one, value = '']) => (value === '' ? [] : [[one, value]])));
      return running.request(host.includes('.') ? host : `account.${host}.test`, path, { method, headers });
    };
    const tag = sent.match?.includes('<') === true ? ((await ask()).header('etag') ?? '') : '';
    const match = sent.match?.replace('<tag>', tag).replace('<plain>', tag.replace(/-\w+"$/, '"'));
    const { status, text, header } = await ask(match);
    if (name !== inMemory && expected.refusals.includes(status)) return;
    const valueOf = (one: string): string => {
      const value = header(one) ?? '';
      if (one === 'etag') return /-(br|gzip)"$/.exec(value)?.[1] ?? value.replace(/.+/, 'plain');
      // Because: the engine, like Cloudflare, encodes a body as it likes. The ETag says what the worker chose.
      return name === onWorkerd && one === 'content-encoding' ? (wanted.get(one) ?? '') : value;
    };
    const security = expected.isBrandless ? brandlessHeaders : headersFor(host);
    const all = Object.entries({ ...none, ...Object.fromEntries(security), ...expected.headers });
    const wanted = new Map(all.filter(([, value]) => value !== null));
    const found = new Map([...wanted].map(([one]) => [one, valueOf(one)]));
    expect([asked, sent, status, found]).toEqual([asked, sent, expected.status, wanted]);
    const body = method === 'HEAD' ? '' : (expected.body ?? '');
    expect([asked, text]).toEqual([asked, body instanceof RegExp ? expect.stringMatching(body) : body]);
  };

  it.each(Object.entries(rows(fixture.configText)))('gives every answer of the table: %s', async (_group, group) => {
    for (const row of group) await check(row);
  });
});
