import { expect, type Locator, type Page } from '@playwright/test';
import { brands } from '#domain/brand/brands.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { answeredConsent } from '#tests/screens/answeredConsent.ts';
import { ada, enterNewestCode, expectCodePage, signUpPage } from './signUpPage.ts';

const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

const button = (page: Page): Locator => page.locator('main form [type="submit"]');

for (const locale of ['en-GB', 'de-DE']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the button of sign-up is in the first window of every brand, before and while a password is typed', async ({
      page,
      context,
      sandbox,
      pageErrors,
    }) => {
      pageErrors.expect(/Missing (platform|redirectUrl)|dialog: beforeunload/);
      for (const { key } of brands) {
        const url = sandbox.origin(`account.${key}`);
        await context.addCookies(answeredConsent.map((cookie) => ({ ...cookie, url })));
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.goto(`${url}/signup`);
          await expect(button(page)).toBeInViewport({ ratio: 1 });
          await page.locator('main [name=password]').pressSequentially('B');
          await expect(button(page)).toBeInViewport({ ratio: 1 });
          expect(await page.evaluate(() => window.scrollY)).toBe(0);
        }
      }
    });

    test('two errors are one line each and add at most 120 px on a phone', async ({ page, pageErrors }) => {
      pageErrors.expect(/Missing (platform|redirectUrl)/);
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto('/signup');
      const bottomOf = (): Promise<number> =>
        button(page).evaluate((shown) => shown.getBoundingClientRect().bottom + window.scrollY);
      const before = await bottomOf();
      await page.locator('main [name=email]').fill('bad');
      await page.locator('main [name=password]').fill('B');
      await button(page).click();
      const errors = page.locator('[role="alert"] li, [id$="-error"]');
      await expect(errors).toHaveCount(4);
      const heights = await errors.evaluateAll((shown) => shown.map((error) => error.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThan(30);
      expect((await bottomOf()) - before).toBeLessThanOrEqual(120);
    });

    test('the rules of a password are two columns, and one column in a narrow window', async ({ page, pageErrors }) => {
      pageErrors.expect(/Missing (platform|redirectUrl)/);
      await page.goto('/signup');
      await page.locator('main [name=password]').pressSequentially('B');
      await expect(page.locator('#password-rules li')).toHaveCount(5);
      const edges = (): Promise<number> =>
        page
          .locator('#password-rules li')
          .evaluateAll((rules) => new Set(rules.map((rule) => rule.getBoundingClientRect().left)).size);
      for (const [width, columns] of [
        [1280, 2],
        [360, 2],
        [320, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 780 });
        expect(await edges()).toBe(columns);
      }
    });
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('"Creating your account" moves as long as it takes', async ({ page, sandbox, pageErrors }) => {
      pageErrors.expect(/Missing (platform|redirectUrl)|getGSOTokens/);
      await page.goto('/signup');
      await signUpPage(page).signUp(ada);
      await expectCodePage(page);
      await sandbox.fail({ path: 'getGSOTokens', hang: true });
      await enterNewestCode(page, sandbox);
      const progress = page.getByRole('progressbar', { name: 'Creating your account' });
      await expect(progress).toBeVisible();
      const runs = await progress.evaluate((bar) =>
        bar
          .getAnimations({ subtree: true })
          .map(({ playState, effect }) => [playState, effect?.getTiming().iterations]),
      );
      expect(runs).toEqual([['running', Infinity]]);
    });
  });
}
