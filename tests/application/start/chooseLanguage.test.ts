import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { goTo } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';

type Options = Parameters<typeof makeTestApp>[0];

const { settings } = context;
const enabled = { ...context, settings: { ...settings, locales: ['en-GB', 'fr-FR', 'nb-NO'] } };
const open = (options: Options = {}) => makeTestApp({ seeds: [], context: enabled, language: 'en-GB', ...options });

describe('the language of the page', () => {
  it.each<[Options, string]>([
    [{ cookies: { NEXT_LOCALE: 'fr-FR', ACCOUNT_LOCALE: 'nb-NO' } }, 'nb-NO'],
    [{ cookies: { NEXT_LOCALE: 'fr-FR' }, language: 'nb-NO' }, 'fr-FR'],
    [{ query: '?ui_locales=fr', cookies: { NEXT_LOCALE: 'en-GB' } }, 'en-GB'],
    [{ query: '?ui_locales=de+fr-CA' }, 'fr-FR'],
    [{ query: '?ui_locales=fr', path: '/signin' }, 'en-GB'],
    [{ language: 'nb-NO' }, 'nb-NO'],
  ])('is that of the cookies, else of the partner, else of the browser: %j is %s', (options, started) => {
    const { useCases, ports, head } = open(options);
    expect(useCases.page.language.start()).toBe(started);
    expect([head.state().locale, useCases.session.get().userLocale]).toEqual([started, started]);
    expect(ports.cookies.read('NEXT_LOCALE')).toBe(options?.cookies?.['NEXT_LOCALE'] ?? null);
  });

  it.each([
    [{ query: '?allLocales=true' }, 'de-DE', 'true'],
    [{ cookies: { ALL_LOCALES: 'true' } }, 'de-DE', 'true'],
    [{ query: '?allLocales=false', cookies: { ALL_LOCALES: 'true' } }, 'en-GB', null],
  ])('is any of all with the override: %j makes it %s, and the cookie %s', (options, started, cookie) => {
    const { useCases, ports } = open({ language: 'de-DE', ...options });
    expect(useCases.page.language.start()).toBe(started);
    expect(useCases.page.language.offered.length).toBe(started === 'de-DE' ? locales.length : 3);
    expect(ports.cookies.read('ALL_LOCALES')).toBe(cookie);
  });

  it('is stored under both names once it is chosen', () => {
    const { useCases, ports, head } = open({ cookies: { NEXT_LOCALE: 'nb-NO' } });
    useCases.page.language.change('fr-FR');
    expect([ports.cookies.read('ACCOUNT_LOCALE'), ports.cookies.read('NEXT_LOCALE')]).toEqual(['fr-FR', 'fr-FR']);
    expect([head.state().locale, useCases.session.get().userLocale]).toEqual(['fr-FR', 'fr-FR']);
  });

  it('can be another one for this page, and is the wanted one again on the next', () => {
    const { useCases, ports, head } = open({ cookies: { NEXT_LOCALE: 'fr-FR' } });
    useCases.page.language.start();
    useCases.page.language.showInstead('en-GB');
    expect([head.state().locale, useCases.session.get().userLocale]).toEqual(['en-GB', 'fr-FR']);
    expect(ports.cookies.read('NEXT_LOCALE')).toBe('fr-FR');
  });

  it('is that of the partner over a reload of a later page, until a visit without one', async () => {
    const app = open({ query: '?ui_locales=fr' });
    app.useCases.page.language.start();
    await goTo(app, '/', '?ui_locales=fr');
    const reopened = (path: RoutePath): string =>
      open({ path, replace: () => ({ session: app.ports.session }) }).useCases.page.language.start();
    expect([reopened('/signin'), reopened('/'), reopened('/signin')]).toEqual(['fr-FR', 'en-GB', 'en-GB']);
  });

  it.each([
    ['sandbox', 'en-XA', 'en-XA', ['en-GB', 'en-XA']],
    ['sandbox', 'en-GB', 'en-GB', ['en-GB']],
    ['production', 'en-XA', 'en-GB', ['en-GB']],
  ] as const)('is in the %s with the cookie %s %s', (...[environment, NEXT_LOCALE, started, offered]) => {
    const here = { ...context, settings: { ...settings, environment, locales: ['en-XA', 'en-GB'] } };
    const { language } = open({ context: here, cookies: { NEXT_LOCALE } }).useCases.page;
    expect([language.start(), language.offered]).toEqual([started, offered]);
  });
});
