import { expect, it } from 'vitest';
import { brands } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { entryScreens } from '#domain/navigation/entryQuery.ts';
import { pageHtml } from '#env/build/prerender/pageHtml.ts';

const late = { text: 'This takes long', tryAgain: 'Try again' };
const texts = { body: '<main></main>', title: 'Sign in', description: 'Sign in', noScript: 'Needs a script', late };
const loads = { scripts: ['assets/core.js'], sheet: 'assets/view.css', inline: '' };
const jobs = brands.flatMap((brand) => [...entryScreens, null].map((screen) => ({ brand, screen })));

it.each(jobs)('a page names the brand, the language and the screen that it was rendered for', ({ brand, screen }) => {
  const rendered = { ...texts, theme: fallbackTheme(brand) };
  const page = pageHtml({ brand, screen, locale: 'fr-FR', rendered, style: '', ...loads });
  const mark = screen === null ? '' : ` data-screen="${screen}"`;
  expect(page).toMatch(`\n<html lang="fr-FR" data-brand="${brand.key}"${mark}>\n`);
});
