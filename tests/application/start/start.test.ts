import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeOpenSettings } from '#application/start/openSettings.ts';
import { brands } from '#domain/brand/brand.ts';
import { fallbackTheme } from '#domain/brand/theme.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { makeSandboxSettings } from '#infrastructure/sandbox/sandboxSettings.ts';
import { makeSandboxThemes } from '#infrastructure/sandbox/sandboxThemes.ts';
import { openHexagon } from '#tests/application/stage/hexagon.ts';
import { world } from '#tests/arbitraries/visit.ts';

const file: SettingsFile = {
  default: { launchpadApiUrl: 'https://l.test', transferSiteUrl: 'https://t.test', environment: 'production' },
  brands: { britline: { hostName: 'b.test', transferSiteUrl: 'https://bt.test' } },
};

describe('opening the settings', () => {
  it('finds the brand of the host and lays its block over the default', async () => {
    const log = makeMemoryLog();
    const opened = await makeOpenSettings({ settingsSource: makeSandboxSettings(file), log })('account.b.test:80')();
    expect(opened).toMatchObject(
      E.right({ brand: { key: 'britline' }, settings: { transferSiteUrl: 'https://bt.test' } }),
    );
    const lines = log.lines().map(({ line }) => line);
    expect(lines).toContain('Variable not defined for this environment: version');
  });

  it('says that variables could not be fetched', async () => {
    const log = makeMemoryLog();
    const settingsSource = { fetch: TE.left(normaliseError(new Error('no network'))) };
    expect(await makeOpenSettings({ settingsSource, log })('x')()).toEqual(E.left({ _tag: 'NoSettings' }));
    expect(log.lines()[0]).toMatchObject({ line: 'Failed to fetch variables', error: { message: 'no network' } });
  });

  it('does not start without the address of the identity service, and says what is missing', async () => {
    const log = makeMemoryLog();
    const settingsSource = makeSandboxSettings({ default: { transferSiteUrl: 'https://t.test' }, brands: {} });
    expect(E.isLeft(await makeOpenSettings({ settingsSource, log })('x')())).toBe(true);
    expect(log.lines().map(({ line }) => line)).toContain('Variable not defined for this environment: launchpadApiUrl');
  });
});

describe('dressing the brand', () => {
  const [xe, britline] = brands;
  const theme = { ...fallbackTheme(world.brand), fontFamily: 'Worn' };

  it('wears the main brand’s own theme without asking anybody where no co-brand is named', async () => {
    const { useCases, head, errors } = openHexagon();
    expect(await useCases.dressBrand.refresh()).toEqual(fallbackTheme(world.brand));
    expect(head.worn().brandName).toBe(xe?.displayName);
    expect(errors()).toEqual([]);
  });

  it('wears the co-brand’s theme, and the next time at once', async () => {
    const themes = makeSandboxThemes(new Map([['acme', theme]]));
    const query = `?redirect_uri=${encodeURIComponent('https://partner.brand.test/?_dfxid=ACME')}`;
    const visit = { query, replace: () => ({ themes }) };
    expect((await openHexagon(visit).useCases.dressBrand.refresh()).fontFamily).toBe('Worn');
    expect(openHexagon(visit).useCases.dressBrand.now().fontFamily).toBe('Worn');
  });

  it('never begins a co-brand as the main brand, and leaves a theme that comes too late for the next page', async () => {
    const themes = makeSandboxThemes(new Map([['acme', theme]]));
    const query = `?redirect_uri=${encodeURIComponent('https://partner.brand.test/?_dfxid=acme')}`;
    const { useCases, head } = openHexagon({ query, replace: () => ({ themes }) });
    useCases.dressBrand.begin();
    expect(head.worn().theme).toBeNull();
    useCases.dressBrand.settle();
    expect(head.worn().theme).toEqual(fallbackTheme(world.brand));
    expect(await useCases.dressBrand.refresh()).toEqual(head.worn().theme);
    const next = openHexagon({ query, replace: () => ({ themes }) });
    expect(next.useCases.dressBrand.complete).toBe(true);
    next.useCases.dressBrand.begin();
    expect(next.head.worn().theme?.fontFamily).toBe('Worn');
  });

  it('wears its own when the service fails, and says so for the UK business brand alone', async () => {
    if (britline === undefined) throw new Error('there is no second brand');
    const { useCases, head, errors } = openHexagon({ world: { ...world, brand: britline } });
    await useCases.dressBrand.refresh();
    expect(head.worn().theme).toEqual(fallbackTheme(britline));
    expect(errors()).toEqual(['Unable to fetch theme for brand']);
    const main = openHexagon({ query: '?redirect_uri=https://partner.brand.test/?_dfxid=none' });
    expect(await main.useCases.dressBrand.refresh()).toEqual(fallbackTheme(world.brand));
    expect(main.errors()).toEqual([]);
  });
});

describe('choosing the language', () => {
  const enabled = { ...world, settings: { ...world.settings, locales: ['en-GB', 'fr-FR', 'nb-NO'] } };

  it('speaks the cookie’s language before the browser’s', () => {
    const { useCases, head } = openHexagon({ world: enabled, cookies: { NEXT_LOCALE: 'fr-FR' }, languages: ['no'] });
    expect(useCases.language.start()).toBe('fr-FR');
    expect(head.worn().locale).toBe('fr-FR');
    expect(useCases.session.get().userLocale).toBe('fr-FR');
  });

  it('speaks what the browser asks for among what is enabled, all with the override', () => {
    expect(openHexagon({ world: enabled, languages: ['de-AT', 'no'] }).useCases.language.start()).toBe('nb-NO');
    const { useCases, ports } = openHexagon({ world: enabled, languages: ['de-AT'], query: '?allLocales=true' });
    expect(useCases.language.start()).toBe('de-DE');
    expect(ports.cookies.read('ALL_LOCALES')).toBe('true');
  });

  it('keeps a language that was chosen', () => {
    const { useCases, ports, head } = openHexagon({ world: enabled });
    useCases.language.change('fr-FR');
    expect(ports.cookies.read('NEXT_LOCALE')).toBe('fr-FR');
    expect(head.worn().locale).toBe('fr-FR');
  });

  const sandbox = { ...world, settings: { ...world.settings, environment: 'sandbox', locales: ['en-GB', 'fr-FR'] } };

  it.each([
    ['the query', { query: '?pseudoLocale=true' }],
    ['the cookie', { cookies: { NEXT_LOCALE: 'en-XA' } }],
    ['the browser', { languages: ['en-XA', 'en'] }],
  ])('speaks the pseudo-locale where %s asks for it, in the sandbox and nowhere else', (_asker, asking) => {
    const { useCases } = openHexagon({ world: sandbox, ...asking });
    expect(useCases.language.start()).toBe('en-XA');
    expect(useCases.language.offered).toEqual(['en-GB', 'fr-FR', 'en-XA']);
    for (const environment of ['production', 'staging']) {
      const settings = { ...sandbox.settings, environment, locales: ['en-XA', 'en-GB'] };
      const outside = openHexagon({ world: { ...world, settings }, ...asking }).useCases.language;
      expect(outside.start()).toBe('en-GB');
      expect(outside.offered).toEqual(['en-GB']);
    }
  });

  it('remembers the pseudo-locale it was asked for, and hides it from all who did not ask', () => {
    const { useCases, ports } = openHexagon({ world: sandbox, query: '?pseudoLocale=true' });
    useCases.language.start();
    expect(ports.cookies.read('NEXT_LOCALE')).toBe('en-XA');
    expect(openHexagon({ world: sandbox }).useCases.language.offered).toEqual(['en-GB', 'fr-FR']);
  });
});

describe('reading system fields', () => {
  it('answers what the service says, and what the product knows by itself when it says nothing', async () => {
    expect((await openHexagon().useCases.readSystemFields()).terms).not.toBeNull();
    const silent = { fetch: () => TE.left(normaliseError('gone')) };
    const { useCases, errors } = openHexagon({ replace: () => ({ systemFields: silent }) });
    expect((await useCases.readSystemFields()).geoLocation).toBe('GB');
    expect(errors()).toEqual(['Failed to get document for country']);
  });
});
