import { expect, type CDPSession, type Page } from '@playwright/test';
import { routes } from '#domain/navigation/routes.ts';
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
import { longestLanguages, languages, pageFaults } from './pageFaults.ts';

// Because: these paths have no screen: the guards always redirect.
const pathsWithoutScreen: readonly string[] = ['/', '/idp/continue'];
const viewport = { width: 320, height: 740 };
const walks = [signInWalk, signUpWalk, passwordWalk, twoFactorWalk, sessionWalk];

/** Returns the faults of a page in every language, and in the longest languages at twice the browser's text size or with wide text spacing. */
const faultsAtStop = async (page: Page, browser: CDPSession): Promise<readonly string[]> => {
  const setTextSize = (standard: number): Promise<unknown> =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  const standard = await readInLanguages(page, languages, longestLanguages);
  await setTextSize(32);
  const large = await readInLanguages(page, longestLanguages);
  // Because: a field has its least size with small text, and with the smallest, 6 px, this window is 80rem wide.
  await setTextSize(9);
  const narrowType = await typeFaults(page);
  await setTextSize(6);
  await page.setViewportSize({ ...viewport, width: 480 });
  const wideType = await typeFaults(page);
  await page.setViewportSize(viewport);
  await setTextSize(16);
  return [
    ...narrowType,
    ...wideType.map((fault) => `on a wide screen: ${fault}`),
    ...standard.flatMap(pageFaults),
    ...large.flatMap(pageFaults).map((fault) => `at 200 %: ${fault}`),
    ...(await accessFaults(page)),
    ...(await treeFaults(browser)),
  ];
};

sandboxTest.use({ storageState: pseudoLocaleState, viewport });
// Because: one walk visits up to twenty screens in sixteen languages.
sandboxTest.describe.configure({ timeout: 120_000 });

sandboxTest('the walks visit every screen', () => {
  const visited: readonly (string | null)[] = walks.flatMap(({ stops }) => stops.map(({ at }) => at));
  expect(Object.keys(routes).filter((path) => !visited.includes(path) && !pathsWithoutScreen.includes(path))).toEqual(
    [],
  );
});

for (const { name, stops } of walks)
  sandboxTest(
    `${name}: every screen is translated into every language and has room for its texts`,
    async ({ page, context, sandbox }) => {
      await leaveUndrawn(context);
      const browser = await context.newCDPSession(page);
      const faults: string[] = [];
      for (const { at, name: state, open } of stops) {
        await open({ page, sandbox });
        await page.locator('footer select#language').waitFor();
        if (at !== null) expect(new URL(page.url()).pathname).toBe(at);
        faults.push(...(await faultsAtStop(page, browser)).map((fault) => `${at ?? 'elsewhere'}, ${state}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
