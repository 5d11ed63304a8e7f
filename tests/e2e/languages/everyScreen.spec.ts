import { expect, type CDPSession, type Page } from '@playwright/test';
import { pseudoLocale } from '#domain/locale/locale.ts';
import { routes } from '#domain/navigation/routes.ts';
import { sandboxed } from '#tests/e2e/fixtures/sandboxed.ts';
import { beingKnown } from './beingKnown.ts';
import { openingAnAccount } from './openingAnAccount.ts';
import { replacingAPassword } from './replacingAPassword.ts';
import { sayIn } from './sayIn.ts';
import { secondFactor } from './secondFactor.ts';
import { signingIn } from './signingIn.ts';
import { longTongues, tongues, wrongWith } from './wrongWith.ts';

// Because: these have no screen, the guards send every visit on.
const passedThrough: readonly string[] = ['/', '/idp/continue'];
const walks = [signingIn, openingAnAccount, replacingAPassword, secondFactor, beingKnown];

/** All that is wrong with a page in every language, and in the longest of them at twice the size the browser writes in. */
const wrongAt = async (page: Page, browser: CDPSession): Promise<readonly string[]> => {
  const writeAt = (standard: number): Promise<unknown> =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  const small = await sayIn(page, tongues);
  await writeAt(32);
  const large = await sayIn(page, longTongues);
  await writeAt(16);
  return [...small.flatMap(wrongWith), ...large.flatMap(wrongWith).map((fault) => `at 200 %: ${fault}`)];
};

sandboxed.use({ locale: pseudoLocale, viewport: { width: 320, height: 740 } });
sandboxed.describe.configure({ timeout: 60_000 });

sandboxed('no screen is left out', () => {
  const seen: readonly (string | null)[] = walks.flatMap(({ stops }) => stops.map(({ at }) => at));
  expect(Object.keys(routes).filter((path) => !seen.includes(path) && !passedThrough.includes(path))).toEqual([]);
});

for (const { name, stops } of walks)
  sandboxed(`${name}: all is said in every language, and there is room for it`, async ({ page, context, sandbox }) => {
    const browser = await context.newCDPSession(page);
    const faults: string[] = [];
    for (const { at, is, come } of stops) {
      await come({ page, sandbox });
      await page.locator('footer select#language').waitFor();
      if (at !== null) expect(new URL(page.url()).pathname).toBe(at);
      faults.push(...(await wrongAt(page, browser)).map((fault) => `${at ?? 'elsewhere'}, ${is}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
