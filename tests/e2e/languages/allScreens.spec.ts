import { expect, type BrowserContext, type Page } from '@playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { routes } from '#domain/navigation/routes.ts';
import { axeFaults } from '#tests/e2e/fixtures/expectAccessible.ts';
import { sandboxTest, type Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { leaveUndrawn } from '#tests/e2e/fixtures/undrawn.ts';
import { allScenes } from '#tests/screens/allScenes.ts';
import { openScene } from '#tests/screens/openScene.ts';
import type { Scene } from '#tests/screens/scene.ts';
import { accessFaults, setTextSize } from './accessFaults.ts';
import { readPageIn, spacedFaults } from './readPage.ts';
import { notGreek, withoutWords } from './untranslated.ts';

/** The language with the shortest texts, one with its own alphabet, the first, and the one with the longest texts. */
const languages = ['nb-NO', 'el-GR', 'en-GB', 'fr-FR'] as const;
const [, , , longest] = languages;

/** The states with a place of their own for texts, beside the last scene of each address: they are read in the longest language. */
const states = [
  'consent/summary',
  'consent/details',
  'password/changed',
  'session/already-signed-in',
  'session/cookies-blocked',
];

// Because: these paths have no screen: the guards always redirect.
const pathsWithoutScreen: readonly string[] = ['/', '/idp/continue'];

// Because: these show no text of a catalogue, only English, or the texts of another scene.
const withoutTexts = /^theme\/|^shell\/(?:loading|no-configuration|without-theme)/;
const scenes = (await allScenes()).filter(({ at, name }) => at.startsWith('/') && !withoutTexts.test(name));
const isLast = (scene: Scene): boolean => scenes.findLast(({ at }) => at === scene.at) === scene;
const read = scenes.filter((scene) => states.includes(scene.name) || isLast(scene));

type Faults = Promise<readonly string[]>;

const faultsIn = async (page: Page, locale: (typeof languages)[number]): Faults => {
  const { words, faults } = await readPageIn(page, locale);
  const lost = [...withoutWords(words), ...(locale === 'el-GR' ? notGreek(words) : [])];
  return [...lost.map((text) => `no words: ${text}`), ...faults].map((fault) => `${locale}: ${fault}`);
};

/** Returns the faults of a page in languages, and in the longest with wide spacing and at twice the browser's text size. */
const faultsOfTexts = async (page: Page, readIn: ReadonlyArray<(typeof languages)[number]>): Faults => {
  const found: string[] = [];
  for (const locale of readIn) {
    found.push(...(await faultsIn(page, locale)));
    found.push(...(await axeFaults(page)).map((fault) => `${locale}: ${fault}`));
  }
  found.push(...(await spacedFaults(page)).map((fault) => `with text spacing: ${fault}`));
  await setTextSize(page, 32);
  found.push(...(await faultsIn(page, longest)).map((fault) => `at 200 %: ${fault}`));
  await setTextSize(page, 16);
  return found;
};

/** Opens a page that leaves a screen also where the screen asks whether to. */
const newPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
};

/** Empties the storages of a page; returns whether the page keeps cookies. */
const forgetTab = (): boolean => {
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  return navigator.cookieEnabled;
};

/** Opens scenes as new visits, one after another, and returns what is found on them. */
const visit = async (
  { context, sandbox }: { readonly context: BrowserContext; readonly sandbox: Sandbox },
  visited: readonly Scene[],
  look: (page: Page, scene: Scene) => Faults,
): Faults => {
  const found: string[] = [];
  // Because: in a new page, each scene would start a process and compile the scripts again.
  let page = await newPage(context);
  for (const scene of visited) {
    await page.goto(`${sandbox.origin('account.xe')}/.well-known/security.txt`);
    const keepsCookies = await page.evaluate(forgetTab);
    if (!keepsCookies) page = await newPage(context);
    await Promise.all([sandbox.reset(), sandbox.clearFaults(), context.clearCookies()]);
    await openScene(scene, { page, sandbox, brand: 'xe' });
    found.push(...(await look(page, scene)).map((fault) => `${scene.name}: ${fault}`));
    await context.setOffline(false);
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

const parts = {
  'codes and consent': /^(?:codes|consent|shell)/,
  passwords: /^password/,
  sessions: /^session/,
  'sign-in and sign-up': /^sign/,
  'two-factor': /^two/,
};

for (const [part, names] of Object.entries(parts))
  sandboxTest(
    `${part}: every screen is translated, has room for its texts, and is accessible`,
    async ({ context, sandbox }) => {
      const ofPart = read.filter(({ name }) => names.test(name));
      const faults = await visit({ context, sandbox }, ofPart, async (page, scene) => [
        ...(await faultsOfTexts(page, isLast(scene) ? languages : [longest])),
        ...(isLast(scene) ? await accessFaults(page) : []),
      ]);
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
