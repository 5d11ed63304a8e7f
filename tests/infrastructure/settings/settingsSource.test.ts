import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as E from 'fp-ts/Either';
import type { Clock } from '#application/ports/ports.ts';
import type { SettingsSource } from '#application/ports/sources.ts';
import { mainBrand } from '#domain/brand/brands.ts';
import { variables } from '#domain/settings/variables.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { systemClock } from '#infrastructure/browser/systemClock.ts';
import { makeHttp } from '#infrastructure/http/httpClient.ts';
import { makeFetchedSettings, settingsTimeout } from '#infrastructure/settings/fetchedSettings.ts';
import { settingsFileCodec } from '#infrastructure/settings/settingsFile.ts';
import { settingsSourceContract } from '#tests/contracts/settingsSource.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().faults.clear());

const fetched = (): SettingsSource => {
  const base = sandbox().origin(accountHost(mainBrand));
  return makeFetchedSettings(
    makeHttp({ base, fetch: sandbox().browser().accountFetch(mainBrand), now: () => 0 }),
    systemClock,
  );
};

settingsSourceContract('fetchedSettings', async () => fetched());
const failures: ReadonlyArray<readonly [what: string, fault: Partial<InjectedFault>, error: object]> = [
  ['a connection that breaks', { reset: true }, { statusCode: null }],
  ['404', { status: 404, body: '<h1>Not found</h1>' }, { statusCode: 404 }],
  ['500', { status: 500 }, { statusCode: 500 }],
  ['an empty body', { status: 200, body: '' }, { message: expect.stringContaining('another shape') }],
  ['no JSON', { status: 200, body: '<!doctype html>' }, { message: expect.stringContaining('expected JSON') }],
  ['another shape', { status: 200, body: { defaults: {} } }, { message: expect.stringContaining('default') }],
];

describe('fetchedSettings', () => {
  it.each(failures)('returns an error for %s and does not throw', async (_, fault, error) => {
    sandbox().faults.add({ host: accountHost(mainBrand), path: '/env/config.json', ...fault });
    expect(await fetched().fetch()).toMatchObject(E.left(error));
  });

  it('asks again at another address, because the browser may still wait for an answer from the first', async () => {
    const asked: Array<unknown> = [];
    const breaks: typeof fetch = (address) => {
      asked.push(address);
      return Promise.reject(new Error('broken'));
    };
    const http = makeHttp({ base: 'https://account.test', fetch: breaks, now: () => 0 });
    const { fetch: load } = makeFetchedSettings(http, systemClock);
    await load();
    await load();
    expect(asked).toEqual(['https://account.test/env/config.json', 'https://account.test/env/config.json?again=1']);
  });

  it('aborts the call after the timeout, and returns an error', async () => {
    const aborted = vi.fn<() => void>();
    const neverAnswers: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          aborted();
          reject(new Error('aborted'));
        });
      });
    const wait = vi.fn<Clock['wait']>(() => async () => undefined);
    const http = makeHttp({ base: 'https://account.test', fetch: neverAnswers, now: () => 0 });
    expect(await makeFetchedSettings(http, { now: () => 0, wait }).fetch()).toMatchObject(
      E.left({ message: 'No answer', statusCode: null }),
    );
    expect([aborted.mock.calls.length, wait.mock.calls]).toEqual([1, [[settingsTimeout]]]);
  });
});

const block = { environment: 'sandbox', consent: { enabled: true, source: null } };
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
