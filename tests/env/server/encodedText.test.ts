import { describe, expect, it } from 'vitest';
import type { Encoding } from '#env/server/assets.ts';
import { chooseEncoding, encodeText } from '#env/server/assets.ts';
import { fixtureAssets } from './fixtureSite.ts';

const both: readonly Encoding[] = ['br', 'gzip'];

describe('chooseEncoding', () => {
  it.each([
    ['', both, null],
    ['gzip, deflate, br, zstd', both, 'br'],
    ['GZIP', both, 'gzip'],
    ['gzip ; q=0.5 ,  br ; q=0.4', both, 'gzip'],
    ['br;Q=0, *', both, 'gzip'],
    ['*', both, 'br'],
    ['*;q=0', both, null],
    ['br;q=0, gzip;q=0.0', both, null],
    ['gzip, *;q=0', both, 'gzip'],
    ['identity', both, null],
    ['x-gzip, xbr, brx', both, null],
    ['br, gzip;q=0.1', ['gzip'], 'gzip'],
    ['br, gzip', [], null],
  ] as const)('chooses for %j of %j %j', (accepted, available, chosen) => {
    expect(chooseEncoding(new Request('https://a.test', { headers: { 'accept-encoding': accepted } }), available)).toBe(
      chosen,
    );
  });
});

it('encodeText gives each text, policy and encoding an ETag of its own, and the same one again', async () => {
  const tagOf = async (text: string, policy: string, encoding: Encoding | null = null): Promise<string> =>
    (await encodeText(fixtureAssets, { text, encoding, own: { 'content-security-policy': policy } })).headers.etag;
  const tags = await Promise.all([tagOf('a', 'x'), tagOf('b', 'x'), tagOf('a', 'y'), tagOf('a', 'x', 'br')]);
  expect(new Set(tags).size).toBe(4);
  expect(await tagOf('a', 'x')).toBe(tags[0]);
  expect(tags[3]).toMatch(/^"[0-9a-f]{32}-br"$/);
});
