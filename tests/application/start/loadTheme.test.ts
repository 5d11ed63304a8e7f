import { describe, expect, it, vi } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import { brands } from '#domain/brand/brand.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeStoredThemes } from '#infrastructure/content/storedThemes.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { makeSandboxThemes } from '#infrastructure/sandbox/sandboxThemes.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context, productionContext } from '#tests/arbitraries/appContext.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

describe('loadTheme', () => {
  const [, britline] = brands;
  const theme = { ...fallbackTheme(context.brand), fontFamily: 'Cached Sans' };
  const emptyCache = () => makeStoredThemes(makeMemoryStorage(), { production: true });

  it('applies the theme of the main brand, without a request and without the cache, when no co-brand is named', async () => {
    const read = vi.fn<Ports['themeCache']['read']>();
    const fetch = vi.fn<Ports['themes']['fetch']>();
    const replace = () => ({ themes: { fetch }, themeCache: { read, write: () => undefined } });
    const { useCases, head, errors } = makeTestApp({ replace });
    expect(useCases.page.theme.isReady).toBe(true);
    useCases.page.theme.applyInitial();
    expect(head.state().theme).toEqual(fallbackTheme(context.brand));
    await useCases.page.theme.refresh();
    expect(useCases.page.theme.shown()).toEqual(fallbackTheme(context.brand));
    expect([read.mock.calls, fetch.mock.calls, errors()]).toEqual([[], [], []]);
  });

  it('applies the theme of another brand at once, also if it is not cached', () => {
    if (britline === undefined) throw new Error('there is no second brand');
    const { useCases, head } = makeTestApp({ context: { ...context, brand: britline } });
    expect(useCases.page.theme.isReady).toBe(false);
    useCases.page.theme.applyInitial();
    expect(head.state().theme).toEqual(fallbackTheme(britline));
  });

  it('applies the theme of the co-brand, and applies it from the cache on the next page', async () => {
    const themes = makeSandboxThemes(new Map([['acme', theme]]));
    const themeCache = emptyCache();
    const query = `?redirect_uri=${encodeURIComponent('https://partner.brand.test/?_dfxid=ACME')}`;
    const options = { query, replace: () => ({ themes, themeCache: themeCache }) };
    await makeTestApp(options).useCases.page.theme.refresh();
    const next = makeTestApp(options);
    next.useCases.page.theme.applyInitial();
    expect([next.useCases.page.theme.shown(), next.head.state().theme]).toEqual([theme, theme]);
  });

  it('picks no co-brand from a refused redirect, also where the session has a co-branded one', async () => {
    const themes = makeSandboxThemes(new Map([['acme', theme]]));
    const partner = 'https://partner.brand.test/?_dfxid=acme';
    for (const refused of [
      'https://evil.test/?_dfxid=acme',
      'http://partner.brand.test/?_dfxid=acme',
      '/?_dfxid=acme',
    ]) {
      for (const name of ['redirect_uri', 'redirectUrl']) {
        const session = makeTabSessionStore(makeMemoryStorage(), () => null);
        session.update((stored) => withParts(stored, { visit: { redirect: unsafeNominal<'SafeUrl'>(partner) } }));
        const query = `?${new URLSearchParams({ [name]: refused }).toString()}`;
        const { theme: loadTheme } = makeTestApp({
          query,
          replace: () => ({ themes, session }),
          context: productionContext,
        }).useCases.page;
        await loadTheme.refresh();
        expect(loadTheme.shown().fontFamily).toBe(fallbackTheme(context.brand).fontFamily);
        expect(loadTheme.isReady).toBe(true);
      }
    }
  });

  it('takes the co-brand of the session’s redirect on a page without one in its query', async () => {
    const themes = makeSandboxThemes(new Map([['acme', theme]]));
    const session = makeTabSessionStore(makeMemoryStorage(), () => null);
    const redirect = unsafeNominal<'SafeUrl'>('https://partner.brand.test?_dfxid=acme');
    session.update((stored) => withParts(stored, { visit: { redirect } }));
    const { theme: loadTheme } = makeTestApp({ replace: () => ({ themes, session }) }).useCases.page;
    await loadTheme.refresh();
    expect(loadTheme.shown().fontFamily).toBe('Cached Sans');
  });

  const query = `?redirect_uri=${encodeURIComponent('https://partner.brand.test/?_dfxid=acme')}`;
  const coBrand: Theme = {
    ...theme,
    colours: { ...theme.colours, primary: '1 2 3' },
    logo: { ...theme.logo, url: 'https://images.test/acme.svg', maxWidth: 200 },
  };
  const openLate = async (isTyped: boolean) => {
    const themes = makeSandboxThemes(new Map([['acme', coBrand]]));
    const themeCache = emptyCache();
    const open = () => makeTestApp({ query, replace: () => ({ themes, themeCache }) });
    const { useCases, head } = open();
    expect(useCases.page.theme.isReady).toBe(false);
    useCases.page.theme.applyInitial();
    expect(head.state().theme).toBeNull();
    useCases.page.theme.stopWaiting(() => isTyped);
    expect(head.state().theme).toEqual(fallbackTheme(context.brand));
    await useCases.page.theme.refresh();
    return { loaded: useCases.page.theme.shown(), shown: head.state().theme, next: open() };
  };

  it('applies the late theme of a co-brand, without its font, to a page on which nothing is typed', async () => {
    const { loaded, shown } = await openLate(false);
    expect(shown).toEqual({ ...coBrand, fontFamily: fallbackTheme(context.brand).fontFamily });
    expect(loaded).toEqual(shown);
  });

  it('leaves the late theme of a co-brand to the next page if something is typed', async () => {
    const { loaded, shown, next } = await openLate(true);
    expect([loaded, shown]).toEqual([fallbackTheme(context.brand), fallbackTheme(context.brand)]);
    expect(next.useCases.page.theme.isReady).toBe(true);
    next.useCases.page.theme.applyInitial();
    expect(next.head.state().theme).toEqual(coBrand);
  });

  it('applies the whole theme of a co-brand that arrives in time', async () => {
    const themes = makeSandboxThemes(new Map([['acme', coBrand]]));
    const { useCases, head } = makeTestApp({ query, replace: () => ({ themes }) });
    const changed = vi.fn<() => void>();
    useCases.page.theme.subscribe(changed);
    await useCases.page.theme.refresh();
    useCases.page.theme.stopWaiting(() => false);
    expect([head.state().theme, useCases.page.theme.shown()]).toEqual([coBrand, coBrand]);
    await useCases.page.theme.refresh();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('applies the fallback theme when the service fails, and logs it for the UK business brand only', async () => {
    if (britline === undefined) throw new Error('there is no second brand');
    const { useCases, head, errors } = makeTestApp({ context: { ...context, brand: britline } });
    await useCases.page.theme.refresh();
    expect(head.state().theme).toEqual(fallbackTheme(britline));
    expect(errors()).toEqual(['Unable to fetch theme for brand']);
    const main = makeTestApp({ query: '?redirect_uri=https://partner.brand.test/?_dfxid=none' });
    await main.useCases.page.theme.refresh();
    expect(main.useCases.page.theme.shown()).toEqual(fallbackTheme(context.brand));
    expect(main.errors()).toEqual([]);
  });
});
