import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context, productionContext } from '#tests/arbitraries/appContext.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { makeMemoryThemes } from '#tests/support/memoryThemes.ts';

const fallback = fallbackTheme(context.brand);
const coBrand = E.getOrElse(() => fallback)(await makeMemoryThemes().fetch(context.brand, 'acme-travel')());
const coBranded = 'https://partner.brand.test/?_dfxid=ACME-TRAVEL';
const queryOf = (address: string, name = 'redirect_uri') => `?${new URLSearchParams({ [name]: address }).toString()}`;
const [, britline = mainBrand] = brands;

/** A page of a device that keeps its themes, and a content service with the theme of one co-brand. */
const open = (query: string, brand = mainBrand, storage = makeMemoryStorage()) => {
  const replace = () => ({ themes: makeMemoryThemes(storage) });
  const { head, errors, useCases } = makeTestApp({ seeds: [], query, replace, context: { ...context, brand } });
  return { head, errors, theme: useCases.page.theme };
};

describe('the theme of a brand', () => {
  it('is shown at once for the main brand, without a request and without the cache', async () => {
    const themes = { cached: vi.fn<Ports['themes']['cached']>(), fetch: vi.fn<Ports['themes']['fetch']>() };
    const { useCases, head } = makeTestApp({ seeds: [], replace: () => ({ themes }) });
    const { theme } = useCases.page;
    expect(theme.isReady).toBe(true);
    theme.apply();
    await theme.refresh();
    expect([head.state().theme, theme.shown()]).toEqual([fallback, fallback]);
    expect([themes.cached.mock.calls, themes.fetch.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['the log of the UK business brand says', '', britline, ['Unable to fetch theme for brand']],
    ['nobody logs of a co-brand', queryOf('https://partner.brand.test/?_dfxid=none'), mainBrand, []],
  ])('is the built-in one, and stays where the service fails, which %s', async (...[, query, brand, logged]) => {
    const { useCases, head, errors } = makeTestApp({ seeds: [], query, context: { ...context, brand } });
    const { theme } = useCases.page;
    expect(theme.isReady).toBe(false);
    await theme.refresh();
    theme.apply();
    expect([head.state().theme, theme.shown(), errors()]).toEqual([theme.fallback, theme.fallback, logged]);
  });

  it('that arrives while a screen is shown changes the next one only', async () => {
    const { theme, head } = open('', britline);
    const changed = vi.fn<() => void>();
    theme.apply();
    theme.subscribe(changed);
    await theme.refresh();
    expect([theme.shown(), head.state().theme, changed.mock.calls]).toEqual([theme.fallback, theme.fallback, []]);
    theme.apply();
    expect(theme.shown()).not.toEqual(theme.fallback);
    expect([head.state().theme, changed.mock.calls.length]).toEqual([theme.shown(), 1]);
  });
});

describe('the theme of a co-brand', () => {
  it('is shown with the first screen if it arrives in time, and at once from the cache on the next page', async () => {
    const storage = makeMemoryStorage();
    const first = open(queryOf(coBranded), mainBrand, storage);
    await first.theme.refresh();
    const next = open(queryOf(coBranded), mainBrand, storage);
    expect([first.theme.isReady, next.theme.isReady]).toEqual([false, true]);
    for (const { theme, head } of [first, next]) {
      theme.apply();
      expect([head.state().theme, theme.shown()]).toEqual([coBrand, coBrand]);
    }
  });

  it.each([
    ['', coBrand],
    [queryOf('https://evil.test/?_dfxid=acme-travel'), fallback],
    [queryOf('http://partner.brand.test/?_dfxid=acme-travel', 'redirectUrl'), fallback],
  ])('is that of the session’s redirect, unless the query has a refused one: %s', async (query, expected) => {
    const { ports } = makeTestApp({ seeds: [] });
    const redirect = unsafeNominal<'SafeUrl'>(coBranded);
    ports.session.update((stored) => withParts(stored, { visit: { redirect } }));
    const replace = () => ({ themes: makeMemoryThemes(), session: ports.session });
    const { theme } = makeTestApp({ seeds: [], query, replace, context: productionContext }).useCases.page;
    await theme.refresh();
    theme.apply();
    expect(theme.shown()).toEqual(expected);
  });
});
