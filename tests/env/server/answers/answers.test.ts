import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandHeaders, brandlessHeaders, type Header } from '#env/server/policies/securityPolicy.ts';
import { makeRequester, type Requester } from '#tests/e2e/fixtures/hosting/request.ts';
import { configText, fixtureAssets, fixtureConfig, fixtureDist } from '#tests/env/server/fixtureSite.ts';
import { fixtureHandler } from '#tests/env/server/fixtureSite.ts';
import { startNodeServer } from '#tests/env/server/node/startNodeServer.ts';
import { memoryRequester } from './memoryRequester.ts';
import type { Expected, Row, Sent } from './row.ts';
import { rows } from './rows.ts';
import { startWorkerd } from './startWorkerd.ts';

type Running = { readonly request: Requester; readonly close: () => Promise<unknown> };

const inMemory = 'in memory';
const onWorkerd = 'on workerd';
const platforms: { readonly [name: string]: () => Promise<Running> } = {
  [inMemory]: async () => ({ request: memoryRequester(fixtureHandler), close: async () => undefined }),
  'on Node': () => startNodeServer(fixtureHandler),
  [onWorkerd]: async () => {
    const { port, stop } = await startWorkerd(fixtureDist, configText);
    return { request: makeRequester(port), close: stop };
  },
};

const headersFor = (site: string): ReadonlyArray<Header> =>
  fixtureConfig.sites.flatMap(({ brand, settings }) =>
    brand.key === site ? brandHeaders(brand, settings, fixtureAssets.index) : [],
  );

/** Every header that an answer may have, besides those of a brand: it has none where nothing else is expected. */
const none = Object.fromEntries(
  [
    ...'content-type content-encoding cache-control vary location allow etag'.split(' '),
    ...'x-robots-tag set-cookie access-control-allow-origin x-injected'.split(' '),
  ].map((name) => [name, '']),
);

const optionsOf = ({ lang, cookie, enc, match, headers }: Sent) => {
  const named = { 'accept-language': lang, cookie, 'accept-encoding': enc, 'if-none-match': match, ...headers };
  return {
    headers: Object.fromEntries(Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  };
};

describe.each(Object.entries(platforms))('the product %s', (name, start) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.close());

  /** What an answer is, as far as a row says it. */
  const seen = async ([asked, sent, { body, headers }]: Row) => {
    const [method = '', host = '', ...path] = asked.split(' ');
    const ask = ({ match = '', ...others }: Sent) =>
      running.request(host.includes('.') ? host : `account.${host}.test`, path.join(' '), {
        ...optionsOf({ ...others, match }),
        method,
      });
    const tag = sent.match?.includes('<') === true ? ((await ask({ ...sent, match: '' })).header('etag') ?? '') : '';
    const match = sent.match?.replace('<tag>', tag).replace('<plain>', tag.replace(/-\w+"$/, '"'));
    const { status, text, header } = await ask(match === undefined ? sent : { ...sent, match });
    const valueOf = (one: string): string => {
      const value = header(one) ?? '';
      if (one === 'etag') return /-(br|gzip)"$/.exec(value)?.[1] ?? value.replace(/.+/, 'plain');
      // Because: the engine, like Cloudflare, encodes a body as it likes. The ETag says what the worker chose.
      return name === onWorkerd && one === 'content-encoding' ? (headers[one] ?? '') : value;
    };
    const isBody = body instanceof RegExp && body.test(text);
    return { asked, sent, status, body: isBody ? body : text || null, valueOf };
  };

  const check = async (row: Row): Promise<void> => {
    const [asked, sent, { status, body, headers, site, refusals }] = row;
    const brand = site ?? /^\S+ (xe|britline|johnlewis) /.exec(asked)?.[1] ?? 'xe';
    const security = (brand === 'none' ? brandlessHeaders : headersFor(brand)).map(([one, value]) => [one, value]);
    const wanted = Object.entries({ ...none, ...Object.fromEntries(security), ...headers }).filter(
      ([, value]) => value !== null,
    );
    const { valueOf, ...answer } = await seen(row);
    if (name !== inMemory && refusals.includes(answer.status)) return;
    const found = { ...answer, headers: wanted.map(([one]) => [one, valueOf(one)]) };
    expect(found).toEqual({ asked, sent, status, body, headers: wanted });
  };

  it.each(Object.entries(rows(configText)))('gives every answer of the table: %s', async (_group, group) => {
    for (const row of group) await check(row);
  });
});
