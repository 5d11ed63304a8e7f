import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeLoadSettings } from '#application/start/loadSettings.ts';
import type { SettingsFile } from '#domain/settings/settings.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

const file: SettingsFile = {
  default: { launchpadApiUrl: 'https://l.test', transferSiteUrl: 'https://t.test', environment: 'production' },
  brands: { britline: { hostName: 'b.test', transferSiteUrl: 'https://bt.test' } },
};

const load = async (settings: SettingsFile, host = 'b.test') => {
  const log = makeMemoryLog();
  const loading = makeLoadSettings({ settingsSource: { fetch: TE.right(settings) }, logFor: () => log })(host);
  return { loaded: await loading(), lines: log.lines().map(({ line }) => line) };
};

const withDefaults = (changes: object): SettingsFile => ({ ...file, default: { ...file.default, ...changes } });

const noSettings = E.left({ _tag: 'NoSettings' });

describe('loadSettings', () => {
  it('finds the brand of the host and merges its settings over the defaults', async () => {
    const { loaded, lines } = await load(file, 'account.b.test:80');
    const expected = { brand: { key: 'britline' }, settings: { transferSiteUrl: 'https://bt.test' } };
    expect(loaded).toMatchObject(E.right(expected));
    expect(lines).toContain('Variable not defined for this environment: version');
  });

  it.each([
    [{}, true],
    [{ environment: 'sandbox' }, false],
    [{ environment: 'sandbox', launchpadApiUrl: null }, true],
  ])('logs the variables of %j as production logs: %s', async (settings, expected) => {
    const asked: boolean[] = [];
    const logFor = (production: boolean) => {
      asked.push(production);
      return makeMemoryLog();
    };
    await makeLoadSettings({ settingsSource: { fetch: TE.right(withDefaults(settings)) }, logFor })('b.test')();
    expect(asked).toEqual([expected]);
  });

  it('returns NoSettings and logs when the variables cannot be fetched', async () => {
    const log = makeMemoryLog();
    const settingsSource = { fetch: TE.left(normaliseError(new Error('no network'))) };
    expect(await makeLoadSettings({ settingsSource, logFor: () => log })('x')()).toEqual(noSettings);
    expect(log.lines()[0]).toMatchObject({ line: 'Failed to fetch variables', error: { message: 'no network' } });
  });

  it('returns NoSettings where they lack or break what production needs, and logs the variable without its value', async () => {
    const consent = { enabled: false, source: 'http://plain.test/banner.js' };
    const { loaded, lines } = await load(withDefaults({ consent }));
    expect(loaded).toEqual(noSettings);
    expect(lines).toContain('Variable with an http: address in production: consent.source');
    expect(lines.join()).not.toContain('plain.test');
  });
});

describe('loadSystemFields', () => {
  it('returns the fields of the service', async () => {
    const { useCases, errors } = makeTestApp();
    expect(await useCases.page.systemFields('en-GB')()).toMatchObject(E.right({ terms: expect.anything() }));
    expect(errors()).toEqual([]);
  });

  it.each([
    ['a fault', TE.left(normaliseError('gone')), 'gone'],
    ['fields without the documents to accept', TE.right(noSystemFields), 'no documents to accept'],
  ])('returns %s, and logs that', async (_what, fetch, message) => {
    const log = makeMemoryLog();
    const { useCases } = makeTestApp({ replace: () => ({ log, systemFields: { fetch: () => fetch } }) });
    expect(await useCases.page.systemFields('en-GB')()).toEqual(await fetch());
    expect(log.lines()).toMatchObject([{ line: 'Failed to get document for country', error: { message } }]);
  });
});
