import { expect, it } from 'vitest';
import { makeResponseOptions } from '#env/server/answer.ts';
import { makeBody } from '#env/server/body.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler } from '#env/server/handler.ts';
import { configText, fixtureAssets } from './fixtureSite.ts';

const bodyOf = (text: string, policy: string, encoding: 'br' | null = null) =>
  makeBody(fixtureAssets, makeResponseOptions([['content-security-policy', policy]], 'manual'), {
    text,
    encoding,
    own: { 'content-type': 'text/html' },
  });

it('makeBody gives each text, policy and encoding an ETag of its own, and the same one again', async () => {
  const all = [bodyOf('a', 'x'), bodyOf('b', 'x'), bodyOf('a', 'y'), bodyOf('a', 'x', 'br')];
  const tags = (await Promise.all(all)).map(({ etag }) => etag);
  expect(new Set(tags).size).toBe(4);
  expect((await bodyOf('a', 'x')).etag).toBe(tags[0]);
  expect(tags[3]).toMatch(/^"[0-9a-f]{32}-br"$/);
});

it('a page is sent again after a change of the policy, with the new one', async () => {
  const answer = async (config: string, etag = ''): Promise<Response> =>
    makeHandler(
      fixtureAssets,
      readConfig(config, () => undefined),
    )(new Request('https://xe.test/signin', { headers: { 'if-none-match': etag } }));
  const before = configText('production');
  const etag = (await answer(before)).headers.get('etag') ?? '';
  expect((await answer(before, etag)).status).toBe(304);
  const after = await answer(before.replaceAll('launchpad.xe.test', 'id.xe.test'), etag);
  expect(after.status).toBe(200);
  expect(after.headers.get('content-security-policy')).toContain('https://id.xe.test');
});
