import fc from 'fast-check';
import { expect } from 'vitest';
import { brands } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { locales } from '#domain/locale/locale.ts';
import { entryScreens } from '#domain/navigation/entryQuery.ts';
import { pageHtml } from '#env/build/prerender/pageHtml.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const texts = { title: 'Sign in', description: 'Sign in', noScript: 'This page needs JavaScript.' };
const late = { text: 'This takes long', tryAgain: 'Try again' };
const files = { core: ['assets/core.js'], view: [], style: 'assets/style.css' };

const job = fc.record({
  brand: fc.constantFrom(...brands),
  locale: fc.constantFrom(...locales),
  screen: fc.constantFrom(...entryScreens, null),
});

itAlways('a page names exactly the brand, the language and the screen that it was rendered for', [job], (rendered) => {
  const { brand, locale, screen } = rendered;
  const parts = { ...texts, late, body: '<main></main>', theme: fallbackTheme(brand) };
  const page = pageHtml({ ...rendered, rendered: parts, files, style: '', script: '' });
  const mark = screen === null ? '' : ` data-screen="${screen}"`;
  expect(page.split('\n')[1]).toBe(`<html lang="${locale}" data-brand="${brand.key}"${mark}>`);
});
