import { expect, type CDPSession, type Page } from '@playwright/test';
import { routes } from '#domain/navigation/routes.ts';
import { axeFaults } from '#tests/e2e/fixtures/expectAccessible.ts';
import { pseudoLocaleState } from '#tests/e2e/fixtures/pseudoLocaleState.ts';
import { sandboxTest } from '#tests/e2e/fixtures/sandboxTest.ts';
import { leaveUndrawn } from '#tests/e2e/fixtures/undrawn.ts';
import { sessionWalk } from './sessionWalk.ts';
import { signUpWalk } from './signUpWalk.ts';
import { passwordWalk } from './passwordWalk.ts';
import { readInLanguages } from './readInLanguages.ts';
import { twoFactorWalk } from './twoFactorWalk.ts';
import { signInWalk } from './signInWalk.ts';
import { accessFaults, typeFaults } from './accessFaults.ts';
import { treeFaults } from './treeFaults.ts';
import { languages, pageFaults } from './pageFaults.ts';

// Because: these paths have no screen: the guards always redirect.
const pathsWithoutScreen: readonly string[] = ['/', '/idp/continue'];
const viewport = { width: 320, height: 740 };
const walks = [signInWalk, signUpWalk, passwordWalk, twoFactorWalk, sessionWalk];

const textSize = (browser: CDPSession, standard: number): Promise<unknown> =>
  browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });

/** Returns the faults of the type of a screen, with small text and, because the smallest makes this window 80rem wide, on a wide screen. */
const typeFaultsAtSizes = async (page: Page, browser: CDPSession): Promise<readonly string[]> => {
  await textSize(browser, 9);
  const narrow = await typeFaults(page);
  await textSize(browser, 6);
  await page.setViewportSize({ ...viewport, width: 480 });
  const wide = await typeFaults(page);
  await page.setViewportSize(viewport);
  await textSize(browser, 16);
  return [...narrow, ...wide.map((fault) => `on a wide screen: ${fault}`)];
};

/** Returns the faults of a page in its languages, with wide text spacing, and in the pseudo-locale at twice the browser's text size. */
const faultsAtStop = async (page: Page, browser: CDPSession): Promise<readonly string[]> => {
  await textSize(browser, 32);
  const large = await readInLanguages(page, languages.slice(-1), { isSpaced: false });
  await textSize(browser, 16);
  const standard = await readInLanguages(page, languages, { isSpaced: true });
  return [
    ...standard.flatMap(pageFaults),
    ...large.flatMap(pageFaults).map((fault) => `at 200 %: ${fault}`),
    ...(await accessFaults(page)),
    ...(await treeFaults(browser)),
  ];
};

sandboxTest.use({ storageState: pseudoLocaleState, viewport });
// Because: one walk visits up to twenty screens.
sandboxTest.describe.configure({ timeout: 120_000 });

sandboxTest('the walks visit every screen', () => {
  const visited: readonly (string | null)[] = walks.flatMap(({ stops }) => stops.map(({ at }) => at));
  expect(Object.keys(routes).filter((path) => !visited.includes(path) && !pathsWithoutScreen.includes(path))).toEqual(
    [],
  );
});

for (const { name, stops } of walks)
  sandboxTest(
    `${name}: every screen is translated, has room for its texts, and is accessible`,
    async ({ page, context, sandbox }) => {
      await leaveUndrawn(context);
      const browser = await context.newCDPSession(page);
      const faults: string[] = [];
      let before: string | null = '';
      for (const { at, name: state, open } of stops) {
        await open({ page, sandbox });
        await page.locator('footer select#language').waitFor();
        if (at !== null) expect(new URL(page.url()).pathname).toBe(at);
        const found = [...(await faultsAtStop(page, browser))];
        if (at !== before) found.push(...(await typeFaultsAtSizes(page, browser)), ...(await axeFaults(page)));
        faults.push(...found.map((fault) => `${at ?? 'elsewhere'}, ${state}: ${fault}`));
        before = at;
      }
      expect(faults).toEqual([]);
    },
  );
