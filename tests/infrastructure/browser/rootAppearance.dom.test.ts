import { beforeEach, describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { makeRootAppearance } from '#infrastructure/browser/rootAppearance.ts';

const [, other = mainBrand] = brands;

const bars = (): ReadonlyArray<string> =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    (bar) => `${bar.getAttribute('media')} ${bar.content}`,
  );

const barsIn = (light: string, dark: string): ReadonlyArray<string> => [
  `(prefers-color-scheme: light) rgb(${light})`,
  `(prefers-color-scheme: dark) rgb(${dark})`,
];

const shared = (property: string): string | null =>
  document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? null;

beforeEach(() => document.head.replaceChildren());

describe('rootAppearance', () => {
  it('colours the bars of the browser in each scheme of the device, or in the chosen scheme', () => {
    const { show, describe: describePage } = makeRootAppearance(document);
    show('system');
    expect(bars()).toEqual([]);
    describePage(fallbackTheme(other), 'Britline');
    expect(bars()).toEqual(barsIn('138 21 56', '21 14 15'));
    show('dark');
    expect(document.documentElement.dataset['appearance']).toBe('dark');
    expect(bars()).toEqual(barsIn('21 14 15', '21 14 15'));
    describePage(fallbackTheme(mainBrand), 'Xe');
    show('light');
    expect(bars()).toEqual(barsIn('10 20 110', '10 20 110'));
    show('system');
    expect(bars()).toEqual(barsIn('10 20 110', '14 16 22'));
    expect(document.documentElement.dataset['appearance']).toBeUndefined();
  });

  it('sets the tags for shared links, once', () => {
    const { describe: describePage } = makeRootAppearance(document);
    describePage(fallbackTheme(mainBrand), 'Xe');
    describePage(fallbackTheme(other), 'Britline');
    expect(document.head.querySelectorAll('meta')).toHaveLength(4);
    expect(shared('og:image')).toBe(new URL('/brands/britline/share.png', document.baseURI).href);
    expect(shared('og:site_name')).toBe('Britline');
  });
});
