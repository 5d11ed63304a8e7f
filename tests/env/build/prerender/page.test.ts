import { expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { entryScreens } from '#domain/navigation/entryQuery.ts';
import { pageHtml } from '#env/build/prerender/pageHtml.ts';
import { pageStyle } from '#env/build/prerender/pageStyle.ts';

const late = { text: 'This takes long', tryAgain: 'Try again' };
const texts = { body: '<main class="card"></main>', title: 'Sign in', description: '', noScript: '', late };
const loads = { scripts: ['assets/core.js'], sheet: 'assets/view.css', inline: '' };
const jobs = brands.flatMap((brand) => [...entryScreens, null].map((screen) => ({ brand, screen })));

it.each(jobs)('a page names the brand, the language and the screen that it was rendered for', ({ brand, screen }) => {
  const rendered = { ...texts, theme: fallbackTheme(brand) };
  const page = pageHtml({ brand, screen, locale: 'fr-FR', rendered, style: '', ...loads });
  const mark = screen === null ? '' : ` data-screen="${screen}"`;
  expect(page).toMatch(`\n<html lang="fr-FR" data-brand="${brand.key}"${mark}>\n`);
});

it('the style of a page has the values of its theme, without Inter’s file, and sets its properties for the whole style', () => {
  const shared = `:root{--radius:1px;--font:Inter;--heading-font:var(--heading-family),var(--font)}
    .card{border-radius:var(--radius);font-family:var(--font)}.card h1{font-family:var(--heading-font)}`;
  const style = pageStyle(shared, { ...texts, theme: fallbackTheme(mainBrand) }, mainBrand);
  const [critical = '', variables = ''] = style.split('html:root{');
  expect(critical).toContain('.card{border-radius:12px;font-family:Inter Fallback,system-ui,sans-serif}');
  expect(critical).toContain('h1{font-family:Inter Variable,Inter Variable Heading,Inter Fallback,');
  expect(variables).toMatch(/^--colour-primary:10 20 110;.*--dark-surface:24 28 35;.*--radius:12px}$/);
  expect(variables).not.toContain(':;');
});
