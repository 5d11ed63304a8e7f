import { expect, describe, it, vi } from 'vitest';
import * as E from 'fp-ts/Either';
import { variables } from '#domain/settings/variables.ts';
import { systemClock } from '#infrastructure/browser/systemClock.ts';
import { makeHttp } from '#infrastructure/http/httpClient.ts';
import { makeFetchedSettings, settingsTimeout } from '#infrastructure/settings/fetchedSettings.ts';
import { settingsFileCodec } from '#infrastructure/settings/settingsFile.ts';

const block = { environment: 'sandbox', consent: { enabled: true, source: null } };
const sourceOver = (fetch: typeof globalThis.fetch, clock = systemClock) =>
  makeFetchedSettings(makeHttp({ base: 'https://account.test', fetch, now: () => 0 }), clock);

describe('fetchedSettings', () => {
  it('are those of the file', async () => {
    const file = { default: block, brands: {} };
    expect(await sourceOver(async () => Response.json(file)).fetch()).toMatchObject(E.right(file));
  });

  it.each([
    [500, {}, { statusCode: 500 }],
    [200, { defaults: {} }, { message: expect.stringContaining('default') }],
  ])('returns an error for %i with %j', async (status, body, error) => {
    const { fetch } = sourceOver(async () => Response.json(body, { status }));
    expect(await fetch()).toMatchObject(E.left(error));
  });

  it('asks again at another address, because the browser may still wait for an answer from the first', async () => {
    const asked = vi.fn<typeof fetch>(() => Promise.reject(new Error('broken')));
    const { fetch: load } = sourceOver(asked);
    await load();
    await load();
    const address = 'https://account.test/env/config.json';
    expect(asked.mock.calls.map(([to]) => to)).toEqual([address, `${address}?again=1`]);
  });

  it('aborts the call after the timeout, and returns an error', async () => {
    const wait = vi.fn<typeof systemClock.wait>(() => async () => undefined);
    const asked = vi.fn<typeof fetch>(() => new Promise(() => undefined));
    const { fetch: load } = sourceOver(asked, { now: () => 0, wait });
    expect(await load()).toMatchObject(E.left({ message: 'No answer', statusCode: null }));
    expect([asked.mock.lastCall?.[1]?.signal?.aborted, wait.mock.calls]).toEqual([true, [[settingsTimeout]]]);
  });
});

const decodes = (file: unknown): boolean => E.isRight(settingsFileCodec.decode(file));

describe('settingsFileCodec', () => {
  it('ignores unknown variables and unknown brands', () => {
    const file = { default: { ...block, unknownVariable: { deep: [1] } }, brands: { xe: {} }, $schema: './x' };
    expect(decodes(file)).toBe(true);
    expect(decodes({ default: block, brands: { newbrand: { hostName: 'new.test' } } })).toBe(true);
  });

  it.each<readonly [what: string, wrong: object]>([
    ...Object.keys(variables).map((name) => [`a number for ${name}`, { [name]: 1 }] as const),
    ['a flag that is a word', { f5Enabled: 'yes' }],
    ['a list that is a word', { locales: 'en-GB' }],
    ['a list with a hole', { allowedRedirectOrigins: [null] }],
    ['an address that is a number', { launchpadApiUrl: 4100 }],
    ['a section that is a list', { productUrls: ['https://a.test'] }],
    ['an address of a platform that is none', { productUrls: { XEMT: {} } }],
  ])('refuses %s, in the default block and in a brand’s', (_, wrong) => {
    expect(decodes({ default: { ...block, ...wrong }, brands: {} })).toBe(false);
    expect(decodes({ default: block, brands: { xe: wrong } })).toBe(false);
  });
});
