import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Header } from '#env/server/policies/securityPolicy.ts';
import { brandHeaders, brandlessHeaders } from '#env/server/policies/securityPolicy.ts';
import { makeRequester, type Requester, type ServerResponse } from '#tests/e2e/fixtures/hosting/request.ts';
import { startWorkerd } from './startWorkerd.ts';
import {
  configText,
  fixtureAssets,
  fixtureConfig,
  fixtureDist,
  fixtureHandler,
} from '#tests/env/server/fixtureSite.ts';
import { startNodeServer } from '#tests/env/server/node/startNodeServer.ts';
import { memoryRequester } from './memoryRequester.ts';
import type { Expected, Row, Sent } from './row.ts';
import { rows } from './rows.ts';

type Running = {
  readonly request: Requester;
  readonly close: () => Promise<unknown>;
  readonly mayRefuse: boolean;
  readonly encodesItself?: boolean;
};

const platforms: { readonly [name: string]: () => Promise<Running> } = {
  'in memory': async () => {
    const request = memoryRequester(fixtureHandler);
    return { request, close: async () => undefined, mayRefuse: false };
  },
  'on Node': async () => ({ ...(await startNodeServer(fixtureHandler)), mayRefuse: true }),
  'on workerd': async () => {
    const { port, stop } = await startWorkerd(fixtureDist, configText);
    return { request: makeRequester(port), close: stop, mayRefuse: true, encodesItself: true };
  },
};

const headersFor = (site: Expected['site']): ReadonlyArray<Header> =>
  fixtureConfig.sites.flatMap(({ brand, settings }) =>
    brand.key === site ? brandHeaders(brand, settings, fixtureAssets.index) : [],
  );

/** Every header that an answer may have, besides those of a brand. */
const named = [
  ...'content-type content-encoding cache-control vary location allow'.split(' '),
  ...'x-robots-tag set-cookie access-control-allow-origin x-injected'.split(' '),
];

const optionsOf = ({ lang, cookie, enc, headers }: Sent, match: string | null) => ({
  headers: {
    ...(lang === undefined ? {} : { 'accept-language': lang }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(enc === undefined ? {} : { 'accept-encoding': enc }),
    ...(match === null ? {} : { 'if-none-match': match }),
    ...headers,
  },
});

// Because: of an answer without a body these say nothing.
const ofNoBody = { 'content-type': '', 'content-encoding': '' };

/** What an answer is, as far as a row says it. */
const seenOf = (
  { status, text: body, header }: ServerResponse,
  expected: Expected,
  security: ReadonlyArray<Header>,
) => ({
  status,
  body: expected.body instanceof RegExp && expected.body.test(body) ? expected.body : body === '' ? null : body,
  headers: {
    ...Object.fromEntries(named.map((name) => [name, header(name) ?? ''])),
    ...(status === 304 ? ofNoBody : {}),
  },
  security: security.map(([name]) => [name, header(name)]),
  tag: /-(?:br|gzip)(?="$)/.exec(header('etag') ?? '')?.[0] ?? header('etag')?.replace(/.+/, 'plain') ?? null,
});

const wantedOf = ({ status, body, headers, encoding, tagged }: Expected, security: ReadonlyArray<Header>) => ({
  status,
  body,
  headers: {
    ...Object.fromEntries(named.map((name) => [name, headers[name] ?? ''])),
    ...(status === 304 ? ofNoBody : { 'content-encoding': encoding ?? '' }),
  },
  security,
  tag: tagged ? (encoding === null ? 'plain' : `-${encoding}`) : null,
});

describe.each(Object.entries(platforms))('the product %s', (_name, start) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.close());

  const check = async ([asked, sent, expected]: Row): Promise<void> => {
    const [, method = '', given = '', path = ''] = /^(\S+) (\S+) (.*)$/.exec(asked) ?? [];
    const site = headersFor(given as Expected['site']).length === 0 ? null : given;
    const host = site === null ? given : `account.${site}.test`;
    const security = expected.site === 'none' ? brandlessHeaders : headersFor((expected.site ?? site ?? 'xe') as 'xe');
    const tagOf = async (enc = sent.enc): Promise<string> =>
      (await running.request(host, path, optionsOf({ ...sent, ...(enc === undefined ? {} : { enc }) }, null))).header(
        'etag',
      ) ?? '';
    const [token, encoding] = /<(tag|br|gzip)>/.exec(sent.match ?? '') ?? [];
    const tag = token === undefined ? '' : await tagOf(encoding === 'tag' ? undefined : encoding);
    const match = sent.match === undefined ? null : sent.match.replace(token ?? '', tag);
    const answer = await running.request(host, path, { ...optionsOf(sent, match), method });
    // Because: the engine, like Cloudflare, encodes a body anew where the client takes several encodings.
    const header = (name: string): string | null =>
      running.encodesItself === true && name === 'content-encoding' && answer.header(name) !== null
        ? expected.encoding
        : answer.header(name);
    const response = { ...answer, header };
    if (running.mayRefuse && expected.refusals.includes(response.status)) return;
    expect([asked, sent, seenOf(response, expected, security)]).toEqual([asked, sent, wantedOf(expected, security)]);
  };

  it.each(Object.entries(rows(configText)))('gives every answer of the table: %s', async (_group, group) => {
    for (const row of group) await check(row);
  });
});
