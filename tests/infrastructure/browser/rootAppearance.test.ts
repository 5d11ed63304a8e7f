// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { makeBrowserPageHead } from '#infrastructure/browser/browserPageHead.ts';
import { makeRootAppearance } from '#infrastructure/browser/rootAppearance.ts';

const [, other = mainBrand] = brands;

it('colours the bars of the browser in each scheme of the device, or in the chosen scheme', async () => {
  const head = makeBrowserPageHead(document, navigator);
  const appearance = makeRootAppearance(document);
  const bars = (): ReadonlyArray<string> =>
    [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
      (bar) => `${bar.getAttribute('media')} ${bar.content}`,
    );
  const expectBars = (light: string, dark: string): Promise<void> =>
    vi.waitFor(() =>
      expect(bars()).toEqual([
        `(prefers-color-scheme: light) rgb(${light})`,
        `(prefers-color-scheme: dark) rgb(${dark})`,
      ]),
    );
  expect(bars()).toEqual([]);
  head.applyTheme(fallbackTheme(other), 'Britline');
  await expectBars('138 21 56', '21 14 15');
  appearance.show('dark');
  await expectBars('21 14 15', '21 14 15');
  head.applyTheme(fallbackTheme(mainBrand), 'Xe');
  await expectBars('14 16 22', '14 16 22');
  appearance.show('light');
  await expectBars('10 20 110', '10 20 110');
  appearance.show('system');
  await expectBars('10 20 110', '14 16 22');
  expect(document.documentElement.dataset['appearance']).toBeUndefined();
});
