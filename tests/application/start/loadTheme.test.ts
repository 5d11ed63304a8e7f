import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { makeMemoryThemes } from '#tests/support/memoryThemes.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context, productionContext } from '#tests/arbitraries/appContext.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const fallback = fallbackTheme(context.brand);
const themes = makeMemoryThemes();
const coBrand = E.getOrElse(() => fallback)(await themes.fetch(context.brand, 'acme-travel')());
const coBranded = 'https://partner.brand.test/?_dfxid=ACME-TRAVEL';
const queryOf = (address: string, name = 'redirect_uri') => `?${new URLSearchParams({ [name]: address }).toString()}`;
const [, britline = mainBrand] = brands;
const ofBritline = { ...context, brand: britline };

/** A device that keeps its themes, and a content service with the theme of one co-brand. */
const openDevice = () => {
  const storage = makeMemoryStorage();
  return (query: string, ofBrand = context) => {
    const replace = () => ({ themes: makeMemoryThemes(storage) });
    const { head, errors, useCases } = makeTestApp({ query, replace, context: ofBrand });
    return { head, errors, theme: useCases.page.theme };
  };
};

describe('the theme of a brand', () => {
  it('is shown at once for the main brand, without a request and without the cache', async () => {
    const cached = vi.fn<Ports['themes']['cached']>();
    const fetch = vi.fn<Ports['themes']['fetch']>();
    const { useCases, head, errors } = makeTestApp({ replace: () => ({ themes: { fetch, cached } }) });
    const { theme } = useCases.page;
    expect(theme.isReady).toBe(true);
    theme.apply();
    await theme.refresh();
    expect([head.state().theme, theme.shown()]).toEqual([fallback, fallback]);
    expect([cached.mock.calls, fetch.mock.calls, errors()]).toEqual([[], [], []]);
  });

  it('is the built-in one at once, and stays where the service fails, which the log of the UK business brand says', async () => {
    const { useCases, head, errors } = makeTestApp({ context: ofBritline });
    const { theme } = useCases.page;
    expect(theme.isReady).toBe(false);
    theme.apply();
    expect(head.state().theme).toEqual(theme.fallback);
    await theme.refresh();
    expect(head.state().theme).toEqual(theme.fallback);
    expect(errors()).toEqual(['Unable to fetch theme for brand']);
  });
});

it.each([
  { query: queryOf(coBranded), of: context, uid: 'acme-travel' },
  { query: '', of: ofBritline, uid: 'britline' },
])('the theme $uid that arrives while a screen is shown changes the next one only', async ({ query, of, uid }) => {
  const { theme, head } = openDevice()(query, of);
  const changed = vi.fn<() => void>();
  theme.apply();
  theme.subscribe(changed);
  await theme.refresh();
  expect([theme.shown(), head.state().theme, changed.mock.calls]).toEqual([theme.fallback, theme.fallback, []]);
  theme.apply();
  expect(E.right(theme.shown())).toEqual(await themes.fetch(of.brand, uid)());
  expect([head.state().theme, changed.mock.calls.length]).toEqual([theme.shown(), 1]);
});

describe('the theme of a co-brand', () => {
  it('is shown with the first screen if it arrives in time, fetched once, and at once from the cache on the next page', async () => {
    const open = openDevice();
    const { theme, head } = open(queryOf(coBranded));
    expect(theme.isReady).toBe(false);
    await theme.refresh();
    await theme.refresh();
    theme.apply();
    expect([head.state().theme, theme.shown()]).toEqual([coBrand, coBrand]);
    const next = open(queryOf(coBranded));
    expect(next.theme.isReady).toBe(true);
    next.theme.apply();
    expect([next.theme.shown(), next.head.state().theme]).toEqual([coBrand, coBrand]);
  });

  it('is the built-in one of the brand if the service fails, which nobody logs', async () => {
    const { theme, errors } = openDevice()(queryOf('https://partner.brand.test/?_dfxid=none'));
    await theme.refresh();
    theme.apply();
    expect([theme.shown(), errors()]).toEqual([fallback, []]);
  });

  const shownFor = async (query: string) => {
    const session = makeTabSessionStore(makeMemoryStorage(), () => null);
    const redirect = unsafeNominal<'SafeUrl'>(coBranded);
    session.update((stored) => withParts(stored, { visit: { redirect } }));
    const replace = () => ({ themes, session });
    const { theme } = makeTestApp({ query, replace, context: productionContext }).useCases.page;
    await theme.refresh();
    theme.apply();
    return theme.shown();
  };

  it('is that of the session’s redirect on a page without one in its query', async () => {
    expect(await shownFor('')).toEqual(coBrand);
  });

  it.each([
    'https://evil.test/?_dfxid=acme-travel',
    'http://partner.brand.test/?_dfxid=acme-travel',
    '/?_dfxid=acme-travel',
  ])('is not that of a refused redirect, nor that of the session then: %s', async (refused) => {
    for (const name of ['redirect_uri', 'redirectUrl'])
      expect(await shownFor(queryOf(refused, name))).toEqual(fallback);
  });
});
