import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { context } from '#tests/arbitraries/appContext.ts';

describe('language', () => {
  const enabled = { ...context, settings: { ...context.settings, locales: ['en-GB', 'fr-FR', 'nb-NO'] } };

  const offered = fc.constantFrom('en-GB', 'fr-FR', 'nb-NO');

  it('prefers the language of the cookie to that of the page', () => {
    const { useCases, head } = makeTestApp({ context: enabled, cookies: { NEXT_LOCALE: 'fr-FR' }, language: 'nb-NO' });
    expect(useCases.page.language.start()).toBe('fr-FR');
    expect(head.state().locale).toBe('fr-FR');
    expect(useCases.session.get().userLocale).toBe('fr-FR');
  });

  it('takes the language of the page if it is enabled, also as a browser names the one it translates to; the override enables all languages', () => {
    for (const language of ['nb-NO', 'no'])
      expect(makeTestApp({ context: enabled, language }).useCases.page.language.start()).toBe('nb-NO');
    expect(makeTestApp({ context: enabled, language: '' }).useCases.page.language.start()).toBe('en-GB');
    const { useCases, ports } = makeTestApp({ context: enabled, language: 'de-DE', query: '?allLocales=true' });
    expect(useCases.page.language.start()).toBe('de-DE');
    expect(ports.cookies.read('ALL_LOCALES')).toBe('true');
  });

  it('keeps all languages enabled by the cookie of the override, and sets it only by the override', () => {
    const cookies = { ALL_LOCALES: 'true' };
    const { useCases } = makeTestApp({ context: enabled, language: 'de-DE', cookies });
    expect(useCases.page.language.start()).toBe('de-DE');
    const plain = makeTestApp({ context: enabled, language: 'de-DE', cookies: { ALL_LOCALES: 'false' } });
    expect(plain.useCases.page.language.start()).toBe('en-GB');
    expect(plain.ports.cookies.read('ALL_LOCALES')).toBe('false');
  });

  it('ends the override, and removes its cookie, where the query says so', () => {
    const cookies = { ALL_LOCALES: 'true' };
    const visit = (query: string) => makeTestApp({ context: enabled, language: 'de-DE', cookies, query });
    for (const query of ['', '?allLocales=', '?allLocales=no', '?allLocales=FALSE', '?allLocales=true']) {
      const { useCases, ports } = visit(query);
      expect([query, useCases.page.language.start(), ports.cookies.read('ALL_LOCALES')]).toEqual([
        query,
        'de-DE',
        'true',
      ]);
    }
    const { useCases, ports } = visit('?allLocales=false');
    expect(useCases.page.language.start()).toBe('en-GB');
    expect(useCases.page.language.offered).toEqual(['en-GB', 'fr-FR', 'nb-NO']);
    expect(ports.cookies.read('ALL_LOCALES')).toBeNull();
  });

  it('prefers the language that was chosen here to that of another site, as long as it is offered', () => {
    const expectStart = (own: string, other: string, started: string): void => {
      const cookies = { NEXT_LOCALE: other, ACCOUNT_LOCALE: own };
      const { language } = makeTestApp({ context: enabled, cookies, language: 'en-GB' }).useCases.page;
      expect(language.start()).toBe(started);
    };
    const anyOther = fc.oneof(fc.string(), offered);
    fc.assert(fc.property(offered, anyOther, (own, other) => expectStart(own, other, own)));
    const unusable = fc.constantFrom('', 'xx-XX', 'und', 'de-DE', '\uFEFFnb-NO', '"nb-NO"', '../index', '%');
    fc.assert(fc.property(unusable, offered, (own, other) => expectStart(own, other, other)));
  });

  it('stores a chosen language under both names, whatever they hold', () => {
    for (const cookies of [{}, { NEXT_LOCALE: 'nb-NO' }, { ACCOUNT_LOCALE: 'nb-NO', NEXT_LOCALE: 'nb-NO' }]) {
      const { useCases, ports, head } = makeTestApp({ context: enabled, cookies });
      useCases.page.language.change('fr-FR');
      expect([ports.cookies.read('ACCOUNT_LOCALE'), ports.cookies.read('NEXT_LOCALE')]).toEqual(['fr-FR', 'fr-FR']);
      expect(head.state().locale).toBe('fr-FR');
    }
  });

  it('shows another language on the page without storing it', () => {
    const { useCases, ports, head } = makeTestApp({ context: enabled, cookies: { NEXT_LOCALE: 'fr-FR' } });
    useCases.page.language.start();
    useCases.page.language.show('en-GB');
    expect([head.state().locale, useCases.session.get().userLocale]).toEqual(['en-GB', 'en-GB']);
    expect(ports.cookies.read('NEXT_LOCALE')).toBe('fr-FR');
  });

  it.each([
    [{ query: '?ui_locales=de+fr-CA' }, 'fr-FR'],
    [{ query: '?ui_locales=fr', cookies: { NEXT_LOCALE: 'en-GB' } }, 'en-GB'],
    [{ query: '?ui_locales=fr', cookies: { NEXT_LOCALE: '\uFEFFen-GB' } }, 'fr-FR'],
    [{ query: '?ui_locales=nn%20fr' }, 'nb-NO'],
    [{ query: '?ui_locales=ja' }, 'en-GB'],
    [{ query: '?ui_locales=fr', path: '/signin' }, 'en-GB'],
  ] as const)('takes the language of the partner where no cookie chooses: %j is %s', (options, expected) => {
    const { useCases, ports } = makeTestApp({ context: enabled, language: 'en-GB', ...options });
    expect(useCases.page.language.start()).toBe(expected);
    expect(ports.cookies.read('NEXT_LOCALE')).toBe('cookies' in options ? options.cookies.NEXT_LOCALE : null);
  });

  it('keeps the language of the partner over a reload of a later page, until a visit without one', async () => {
    const { useCases, ports } = makeTestApp({ context: enabled, language: 'en-GB', query: '?ui_locales=fr' });
    useCases.page.language.start();
    await useCases.runGuards({ to: '/', query: '?ui_locales=fr', scheme: 'https:' })();
    const reopened = (path: RoutePath): string => {
      const replace = () => ({ session: ports.session });
      return makeTestApp({ context: enabled, language: 'en-GB', path, replace }).useCases.page.language.start();
    };
    expect([reopened('/signin'), reopened('/'), reopened('/signin')]).toEqual(['fr-FR', 'en-GB', 'en-GB']);
  });

  const sandbox: AppContext = {
    ...context,
    settings: { ...context.settings, environment: 'sandbox', locales: ['en-GB', 'fr-FR'] },
  };

  it.each([
    ['the query', { query: '?pseudoLocale=true' }],
    ['the cookie', { cookies: { NEXT_LOCALE: 'en-XA' } }],
  ])('uses the pseudo-locale if %s asks for it, in the sandbox only', (_source, options) => {
    const { useCases } = makeTestApp({ context: sandbox, ...options });
    expect(useCases.page.language.start()).toBe('en-XA');
    expect(useCases.page.language.offered).toEqual(['en-GB', 'fr-FR', 'en-XA']);
    for (const environment of ['production', 'staging'] as const) {
      const settings = { ...sandbox.settings, environment, locales: ['en-XA', 'en-GB'] };
      const outside = makeTestApp({ context: { ...context, settings }, ...options }).useCases.page.language;
      expect(outside.start()).toBe('en-GB');
      expect(outside.offered).toEqual(['en-GB']);
    }
  });

  it('stores the requested pseudo-locale, and does not offer it without a request', () => {
    const { useCases, ports } = makeTestApp({ context: sandbox, query: '?pseudoLocale=true' });
    useCases.page.language.start();
    expect(ports.cookies.read('NEXT_LOCALE')).toBe('en-XA');
    expect(makeTestApp({ context: sandbox }).useCases.page.language.offered).toEqual(['en-GB', 'fr-FR']);
  });
});
