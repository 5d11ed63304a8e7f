import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { goTo } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';

type Options = Parameters<typeof makeTestApp>[0];

const enabled = { ...context, settings: { ...context.settings, locales: ['en-GB', 'fr-FR', 'nb-NO'] } };
const sandbox: AppContext = {
  ...context,
  settings: { ...context.settings, environment: 'sandbox', locales: ['en-GB', 'fr-FR'] },
};

const open = (options: Options = {}) => makeTestApp({ context: enabled, language: 'en-GB', ...options });

describe('the language of the page', () => {
  it.each<[Options, string]>([
    [{ cookies: { NEXT_LOCALE: 'fr-FR' }, language: 'nb-NO' }, 'fr-FR'],
    [{ cookies: { NEXT_LOCALE: 'fr-FR', ACCOUNT_LOCALE: 'nb-NO' } }, 'nb-NO'],
    [{ cookies: { NEXT_LOCALE: 'fr-FR', ACCOUNT_LOCALE: 'de-DE' } }, 'fr-FR'],
    [{ language: 'nb-NO' }, 'nb-NO'],
    [{ language: 'de-DE' }, 'en-GB'],
    [{ query: '?ui_locales=de+fr-CA' }, 'fr-FR'],
    [{ query: '?ui_locales=fr', cookies: { NEXT_LOCALE: 'en-GB' } }, 'en-GB'],
    [{ query: '?ui_locales=ja' }, 'en-GB'],
    [{ query: '?ui_locales=fr', path: '/signin' }, 'en-GB'],
  ])(
    'is that of the cookies, else of the partner, else of the browser, and stores none: %j is %s',
    (options, started) => {
      const { useCases, ports, head } = open(options);
      expect(useCases.page.language.start()).toBe(started);
      expect([head.state().locale, useCases.session.get().userLocale]).toEqual([started, started]);
      expect(ports.cookies.read('NEXT_LOCALE')).toBe(options?.cookies?.['NEXT_LOCALE'] ?? null);
    },
  );

  it.each([
    [{ query: '?allLocales=true' }, 'de-DE', 'true'],
    [{ query: '', cookies: { ALL_LOCALES: 'true' } }, 'de-DE', 'true'],
    [{ query: '?allLocales=no', cookies: { ALL_LOCALES: 'true' } }, 'de-DE', 'true'],
    [{ query: '', cookies: { ALL_LOCALES: 'false' } }, 'en-GB', 'false'],
    [{ query: '?allLocales=false', cookies: { ALL_LOCALES: 'true' } }, 'en-GB', null],
  ])('is any of all with the override: %j makes it %s, and the cookie %s', (options, started, cookie) => {
    const { useCases, ports } = open({ language: 'de-DE', ...options });
    expect(useCases.page.language.start()).toBe(started);
    expect(useCases.page.language.offered.length).toBe(started === 'de-DE' ? locales.length : 3);
    expect(ports.cookies.read('ALL_LOCALES')).toBe(cookie);
  });

  it('is stored under both names once it is chosen, whatever they hold', () => {
    for (const cookies of [{}, { NEXT_LOCALE: 'nb-NO' }, { ACCOUNT_LOCALE: 'nb-NO', NEXT_LOCALE: 'nb-NO' }]) {
      const { useCases, ports, head } = open({ cookies });
      useCases.page.language.change('fr-FR');
      expect([ports.cookies.read('ACCOUNT_LOCALE'), ports.cookies.read('NEXT_LOCALE')]).toEqual(['fr-FR', 'fr-FR']);
      expect(head.state().locale).toBe('fr-FR');
    }
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

  it('is the pseudo-locale if the cookie asks for it, in the sandbox only', () => {
    const options = { cookies: { NEXT_LOCALE: 'en-XA' } };
    const { useCases } = makeTestApp({ context: sandbox, ...options });
    expect(useCases.page.language.start()).toBe('en-XA');
    expect(useCases.page.language.offered).toEqual(['en-GB', 'fr-FR', 'en-XA']);
    expect(makeTestApp({ context: sandbox }).useCases.page.language.offered).toEqual(['en-GB', 'fr-FR']);
    for (const environment of ['production', 'staging'] as const) {
      const settings = { ...sandbox.settings, environment, locales: ['en-XA', 'en-GB'] };
      const outside = makeTestApp({ context: { ...context, settings }, ...options }).useCases.page.language;
      expect([outside.start(), outside.offered]).toEqual(['en-GB', ['en-GB']]);
    }
  });
});
