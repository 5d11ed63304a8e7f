import { expect, type BrowserContext, type Page } from '@playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { routes } from '#domain/navigation/routes.ts';
import { axeFaults } from '#tests/e2e/fixtures/expectAccessible.ts';
import { sandboxTest, type Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { leaveUndrawn } from '#tests/e2e/fixtures/undrawn.ts';
import { allScenes } from '#tests/screens/allScenes.ts';
import { openScene } from '#tests/screens/openScene.ts';
import type { Scene } from '#tests/screens/scene.ts';
import { accessFaults } from './accessFaults.ts';
import { readPageIn } from './readPage.ts';
import { notGreek, withoutWords } from './untranslated.ts';

/** The language with the longest texts, the one with the shortest, one with its own alphabet, and the first. */
const languages = ['fr-FR', 'nb-NO', 'el-GR', 'en-GB'] as const;

/** The states with texts of their own, beside the last scene of each address. */
const states = [
  'codes/email-change-wrong codes/too-many codes/rate-limited consent/summary consent/details password/changed',
  'session/already-signed-in session/offline session/cookies-blocked sign-in/wrong-password sign-in/rate-limited',
  'sign-in/slow sign-up/refused sign-up/taken sign-up/creating two-factor/wrong-code two-factor/email-code',
].flatMap((line) => line.split(' '));

// Because: these paths have no screen: the guards always redirect.
const pathsWithoutScreen: readonly string[] = ['/', '/idp/continue'];

// Because: these show no text of a catalogue, only English, or the texts of another scene.
const withoutTexts = /^(?:theme|forced-colours)\/|^shell\/(?:loading|no-configuration|without-theme)/;
const scenes = (await allScenes()).filter(({ at, name }) => at.startsWith('/') && !withoutTexts.test(name));
const isLast = (scene: Scene): boolean => scenes.findLast(({ at }) => at === scene.at) === scene;
const read = scenes.filter((scene) => states.includes(scene.name) || isLast(scene));

const textSizeOf = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  return (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
};

/** Returns the faults of a page in each language, and in the first at twice the browser's text size. */
const faultsOf = async (page: Page): Promise<readonly string[]> => {
  const setTextSize = await textSizeOf(page);
  await setTextSize(32);
  const large = await readPageIn(page, languages[0]);
  const found = large.faults.map((fault) => `at 200 %: ${fault}`);
  await setTextSize(16);
  for (const locale of languages) {
    const { words, faults } = await readPageIn(page, locale);
    const lost = [...withoutWords(words), ...(locale === 'el-GR' ? notGreek(words) : [])];
    found.push(...[...lost.map((text) => `no words: ${text}`), ...faults].map((fault) => `${locale}: ${fault}`));
  }
  return [...found, ...(await accessFaults(page, setTextSize))];
};

/** Opens scenes as new visits, one after another, and returns what is found on them. */
const visit = async (
  { context, sandbox }: { readonly context: BrowserContext; readonly sandbox: Sandbox },
  visited: readonly Scene[],
  look: (page: Page, scene: Scene) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const scene of visited) {
    await Promise.all([sandbox.reset(), sandbox.clearFaults(), context.clearCookies()]);
    const page = await context.newPage();
    await openScene(scene, { page, sandbox, brand: 'xe' });
    found.push(...(await look(page, scene)).map((fault) => `${scene.name}: ${fault}`));
    await context.setOffline(false);
    await page.close();
  }
  return found;
};

sandboxTest.use({ viewport: { width: 320, height: 740 } });
sandboxTest.beforeEach(({ context }) => leaveUndrawn(context));
// Because: a test opens up to twelve screens.
sandboxTest.describe.configure({ timeout: 180_000 });

sandboxTest('every screen has a scene', () => {
  const shown: readonly string[] = read.map(({ at }) => at);
  expect(Object.keys(routes).filter((path) => !shown.includes(path) && !pathsWithoutScreen.includes(path))).toEqual([]);
});

for (const [part, groups] of Object.entries({
  codes: /^(?:codes|consent|ends|shell)/,
  password: /^(?:password|session)/,
  sign: /^sign/,
  second: /^two/,
}))
  sandboxTest(
    `${part}: every screen is translated, has room for its texts, and is accessible`,
    async ({ context, sandbox }) => {
      const faults = await visit(
        { context, sandbox },
        read.filter(({ name }) => groups.test(name)),
        async (page, scene) => [...(await faultsOf(page)), ...(isLast(scene) ? await axeFaults(page) : [])],
      );
      expect(faults).toEqual([]);
    },
  );

sandboxTest(
  'the sign-in and the code page have room for their texts in every language',
  async ({ context, sandbox }) => {
    const two = scenes.filter(({ name }) => ['sign-in/wrong-password', 'sign-up/wrong-code'].includes(name));
    const faults = await visit({ context, sandbox }, two, async (page) => {
      const found: string[] = [];
      for (const locale of locales)
        found.push(...(await readPageIn(page, locale)).faults.map((fault) => `${locale}: ${fault}`));
      return found;
    });
    expect(faults).toEqual([]);
  },
);
