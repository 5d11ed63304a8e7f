import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { brands } from '#domain/brand/brand.ts';
import { locales, pseudoLocale } from '#domain/locale/locale.ts';
import { sandboxed } from '#tests/e2e/fixtures/sandboxed.ts';
import { allScenes } from '#tests/screens/allScenes.ts';
import { layoutFaults } from './layoutFaults.ts';
import { pageWords } from './pageWords.ts';

const readIds = (file: string): readonly string[] =>
  Object.keys(JSON.parse(readFileSync(new URL(`../../../locales/${file}`, import.meta.url), 'utf8')));
const ids = readIds('en-GB.json');

const countries = new Intl.DisplayNames(['en'], { type: 'region' });
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
const countryNames = letters.flatMap((one) => letters.map((other) => countries.of(one + other) ?? ''));

// Because: what is no word of ours keeps its own letters, whatever the language.
const data = [
  /\S+@\S+/g,
  /\S*\.localhost\S*/g,
  /Ada Lovelace|Analytical Engines|Ltd|Apple|Facebook|Google|LinkedIn|Microsoft/g,
  ...[
    ...brands.map(({ displayName }) => displayName),
    ...countryNames.filter((name) => name.length > 2).toSorted((a, b) => b.length - a.length),
  ].map((name) => new RegExp(`(?<!\\p{L})${name.replaceAll(/[()[\].*+?]/g, '\\$&')}(?!\\p{L})`, 'gu')),
];

const unaccented = (text: string): boolean =>
  /[a-z]/i.test(data.reduce((rest, name) => rest.replaceAll(name, ''), text));
const unspoken = (text: string): boolean => /[{}]/.test(text) || ids.some((id) => text.includes(id));

const select = (page: Page) => page.locator('select#language');

const speak = async (page: Page, locale: string): Promise<void> => {
  await select(page).selectOption(locale, { force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
};

sandboxed.use({ locale: pseudoLocale });

// Because: one visit speaks seventeen languages, which on a busy machine takes longer than a test usually may.
sandboxed.describe.configure({ timeout: 120_000 });

for (const { name, run } of await allScenes()) {
  sandboxed(`${name} says all it says in every language, and has room for it`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await run({ page, sandbox, brand: 'xe' });
    const isOurs = new URL(page.url()).hostname.startsWith('account.') && (await select(page).count()) > 0;
    if (!isOurs) return;
    await expect(page.locator('html')).toHaveAttribute('lang', pseudoLocale);
    await expect.poll(async () => (await pageWords(page)).filter(unaccented)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 640, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await layoutFaults(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 320, height: 740 });
    if (!(await page.evaluate(() => navigator.onLine))) return;
    for (const locale of locales) {
      await speak(page, locale);
      expect([locale, ...(await pageWords(page)).filter(unspoken)]).toEqual([locale]);
      expect([locale, ...(await layoutFaults(page))]).toEqual([locale]);
    }
  });
}
