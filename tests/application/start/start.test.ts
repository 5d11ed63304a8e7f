import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeLoadSettings } from '#application/start/loadSettings.ts';
import { platforms } from '#domain/platform/platform.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import { variables } from '#domain/settings/variables.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { makeSandboxSettings } from '#infrastructure/sandbox/sandboxSettings.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

const productSettings: SettingsFile = JSON.parse(readFileSync('env/config.json', 'utf8'));

const file: SettingsFile = {
  default: { launchpadApiUrl: 'https://l.test', transferSiteUrl: 'https://t.test', environment: 'production' },
  brands: { britline: { hostName: 'b.test', transferSiteUrl: 'https://bt.test' } },
};

describe('loadSettings', () => {
  it('finds the brand of the host and merges its settings over the defaults', async () => {
    const log = makeMemoryLog();
    const loaded = await makeLoadSettings({ settingsSource: makeSandboxSettings(file), logFor: () => log })(
      'account.b.test:80',
    )();
    expect(loaded).toMatchObject(
      E.right({ brand: { key: 'britline' }, settings: { transferSiteUrl: 'https://bt.test' } }),
    );
    const lines = log.lines().map(({ line }) => line);
    expect(lines).toContain('Variable not defined for this environment: version');
  });

  it.each([
    [{ environment: 'production' }, [true]],
    [{ environment: 'staging' }, [false]],
    [{ environment: 'sandbox' }, [false]],
    [{ environment: 'unknown' }, [true]],
    [{ environment: 'sandbox', launchpadApiUrl: null }, [true]],
  ])('logs the variables as the environment of %j logs', async (settings, expected) => {
    const asked: boolean[] = [];
    const logFor = (production: boolean) => {
      asked.push(production);
      return makeMemoryLog();
    };
    const settingsSource = makeSandboxSettings({ ...file, default: { ...file.default, ...settings } });
    await makeLoadSettings({ settingsSource, logFor })('b.test')();
    expect(asked).toEqual(expected);
  });

  it('logs every missing variable but the optional ones, and nothing for the complete configurations', async () => {
    const lines = async (settings: SettingsFile, host: string): Promise<ReadonlyArray<string>> => {
      const log = makeMemoryLog();
      await makeLoadSettings({ settingsSource: makeSandboxSettings(settings), logFor: () => log })(host)();
      return log.lines().map(({ line }) => line);
    };
    const missing = await lines(file, 'b.test');
    const groups = missing.map((line) => line.replace('Variable not defined for this environment: ', '').split('.')[0]);
    const optional = ['tagManager', 'contentSecurityPolicy', 'reporting', 'securityContact'];
    const given = ['environment', 'hostName', 'launchpadApiUrl', 'transferSiteUrl'];
    const expected = Object.keys(variables).filter((name) => ![...optional, ...given].includes(name));
    expect(new Set(groups)).toEqual(new Set(expected));
    for (const platform of platforms)
      expect(missing).toContain(`Variable not defined for this environment: helpCentreUrls.${platform}`);
    expect(missing).toContain('Variable not defined for this environment: consent.source');
    for (const host of ['account.xe.com', 'account.britline.com', 'account.johnlewismoney.com'])
      expect(await lines(productSettings, host)).toEqual([]);
  });

  it('returns NoSettings and logs when the variables cannot be fetched', async () => {
    const log = makeMemoryLog();
    const settingsSource = { fetch: TE.left(normaliseError(new Error('no network'))) };
    expect(await makeLoadSettings({ settingsSource, logFor: () => log })('x')()).toEqual(
      E.left({ _tag: 'NoSettings' }),
    );
    expect(log.lines()[0]).toMatchObject({ line: 'Failed to fetch variables', error: { message: 'no network' } });
  });

  it('returns NoSettings without the address of the identity service, and logs what is missing', async () => {
    const log = makeMemoryLog();
    const settingsSource = makeSandboxSettings({ default: { transferSiteUrl: 'https://t.test' }, brands: {} });
    expect(E.isLeft(await makeLoadSettings({ settingsSource, logFor: () => log })('x')())).toBe(true);
    expect(log.lines().map(({ line }) => line)).toContain('Variable not defined for this environment: launchpadApiUrl');
  });

  it('returns NoSettings for an http address in production, and logs the variable without its value', async () => {
    const log = makeMemoryLog();
    const consent = { enabled: false, source: 'http://plain.test/banner.js' };
    const settingsSource = makeSandboxSettings({ ...file, default: { ...file.default, consent } });
    expect(await makeLoadSettings({ settingsSource, logFor: () => log })('b.test')()).toEqual(
      E.left({ _tag: 'NoSettings' }),
    );
    const lines = log.lines().map(({ line }) => line);
    expect(lines).toContain('Variable with an http: address in production: consent.source');
    expect(lines.join()).not.toContain('plain.test');
  });

  it('applies the rules of production to an unknown environment, and logs that', async () => {
    const log = makeMemoryLog();
    const settingsSource = makeSandboxSettings({ ...file, default: { ...file.default, environment: 'prod' } });
    const loaded = await makeLoadSettings({ settingsSource, logFor: () => log })('b.test')();
    expect(loaded).toMatchObject(E.right({ settings: { environment: 'production', production: true } }));
    expect(log.lines().map(({ line }) => line)).toContain(
      'Variable with an unknown value, so that production is assumed: environment',
    );
  });
});

describe('loadSystemFields', () => {
  it('returns the fields of the service, and logs a fault', async () => {
    const working = makeTestApp();
    const loaded = await working.useCases.loadSystemFields();
    expect(working.errors()).toEqual([]);
    expect(loaded).toMatchObject({ _tag: 'Right', right: { terms: expect.anything() } });
    const failing = { fetch: () => TE.left(normaliseError('gone')) };
    const { useCases, errors } = makeTestApp({ replace: () => ({ systemFields: failing }) });
    expect(await useCases.loadSystemFields()).toMatchObject({ _tag: 'Left' });
    expect(errors()).toEqual(['Failed to get document for country']);
  });

  it('returns fields without the documents to accept, and logs that', async () => {
    const bare = { fetch: () => TE.right(noSystemFields) };
    const log = makeMemoryLog();
    const { useCases } = makeTestApp({ replace: () => ({ log, systemFields: bare }) });
    expect(await useCases.loadSystemFields()).toEqual(E.right(noSystemFields));
    expect(log.lines()).toMatchObject([
      { line: 'Failed to get document for country', error: { message: 'no documents to accept' } },
    ]);
  });
});
