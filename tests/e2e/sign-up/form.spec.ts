import { expect } from '@playwright/test';
import { brands } from '#domain/brand/brands.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { answeredConsent } from '#tests/screens/answeredConsent.ts';
import { ada, enterNewestCode, expectCodePage, signUpPage } from './signUpPage.ts';

const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

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
      const button = page.locator('main form [type="submit"]');
      for (const { key } of brands) {
        const url = sandbox.origin(`account.${key}`);
        await context.addCookies(answeredConsent.map((cookie) => ({ ...cookie, url })));
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.goto(`${url}/signup`);
          await expect(button).toBeInViewport({ ratio: 1 });
          await page.locator('main [name=password]').pressSequentially('B');
          await expect(button).toBeInViewport({ ratio: 1 });
          expect(await page.evaluate(() => window.scrollY)).toBe(0);
        }
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
