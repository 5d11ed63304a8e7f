import { join } from 'node:path';
import { expect, type BrowserContext } from '@playwright/test';
import { brands } from '#domain/brand/brand.ts';
import { locales, pseudoLocale } from '#domain/locale/locale.ts';
import { top } from '#env/commands/shared/top.ts';
import { pseudoText } from '#locales/pseudoCatalogue.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';
import { sandboxed, type Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { allScenes } from '#tests/screens/allScenes.ts';
import type { Scene } from '#tests/screens/scene.ts';
import { sayIn, type Said, type Tongue } from './sayIn.ts';

const catalogues = new Map(locales.map((locale) => [locale, readCatalogue(join(top, 'locales', `${locale}.json`))]));
const source = catalogues.get('en-GB') ?? {};
const ids = Object.keys(source);

const tongues: readonly Tongue[] = [
  { locale: pseudoLocale, label: pseudoText(source['footer.language'] ?? '') },
  ...locales.map((locale) => ({ locale, label: catalogues.get(locale)?.['footer.language'] ?? '' })),
];

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

const isPlain = (text: string): boolean => /[a-z]/i.test(data.reduce((rest, name) => rest.replaceAll(name, ''), text));
const isUnspoken = (text: string): boolean => /[{}]/.test(text) || ids.some((id) => text.includes(id));

const wrongWith = ({ locale, words, faults }: Said): readonly string[] =>
  [
    ...words.filter(isUnspoken).map((text) => `no words: ${text}`),
    ...(locale === pseudoLocale ? words.filter(isPlain).map((text) => `not from a catalogue: ${text}`) : []),
    ...faults,
  ].map((fault) => `${locale}: ${fault}`);

const forget = async (context: BrowserContext, sandbox: Sandbox): Promise<void> => {
  await context.setOffline(false);
  await context.clearCookies();
  await sandbox.reset();
};

/** Plays a scene on a page of its own and hands back all that is wrong with it, in every language, small and large. */
const faultsOf = async (
  { name, run }: Scene,
  context: BrowserContext,
  sandbox: Sandbox,
): Promise<readonly string[]> => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 320, height: 740 });
  await run({ page, sandbox, brand: 'xe' });
  const said = [...(await sayIn(page, tongues))];
  const settings = await context.newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const large = await sayIn(page, tongues);
  await page.evaluate(() => localStorage.clear());
  await page.close();
  await forget(context, sandbox);
  return [...said.flatMap(wrongWith), ...large.flatMap(wrongWith).map((fault) => `at 200 %: ${fault}`)].map(
    (fault) => `${name}: ${fault}`,
  );
};

// Because: scenes on one context fetch the catalogues once; a handful of them is as long as a test should be.
const handful = 6;
const scenes = (await allScenes()).filter(({ name }) => name !== 'shell/control-room');
const handfuls = Array.from({ length: Math.ceil(scenes.length / handful) }, (_, at) =>
  scenes.slice(at * handful, (at + 1) * handful),
);

sandboxed.use({ locale: pseudoLocale });
sandboxed.describe.configure({ timeout: 120_000 });

for (const some of handfuls) {
  const names = some.map(({ name }) => name).join(', ');
  sandboxed(`${names}: all is said in every language, and there is room for it`, async ({ context, sandbox }) => {
    const faults: string[] = [];
    for (const scene of some) faults.push(...(await faultsOf(scene, context, sandbox)));
    expect(faults).toEqual([]);
  });
}
