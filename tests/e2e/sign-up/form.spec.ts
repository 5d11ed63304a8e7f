import { expect } from '@playwright/test';
import { brands } from '#domain/brand/brands.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { answeredConsent } from '#tests/screens/answeredConsent.ts';
import { ada, enterNewestCode, expectCodePage, signUpPage } from './signUpPage.ts';

// Because: its words are long.
test.describe('sign-up in German', () => {
  test.use({ locale: 'de-DE' });

  test('has its button in the first window of every brand, before and while a password is typed', async ({
    page,
    context,
    sandbox,
    pageErrors,
  }) => {
    pageErrors.expect(/Missing (platform|redirectUrl)/);
    const submit = page.locator('main form [type="submit"]');
    for (const { key } of brands) {
      const url = sandbox.origin(`account.${key}`);
      await context.addCookies(answeredConsent.map((cookie) => ({ ...cookie, url })));
      await page.goto(`${url}/signup`);
      for (const [width, height, typed] of [
        [360, 780, ''],
        [1280, 800, ''],
        [1280, 800, 'B'],
        [360, 780, 'B'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.locator('main [name=password]').fill(typed);
        await expect(submit).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      }
    }
  });

  test('has the rules of a password in two columns, in one where it is narrow, and its errors in one line each', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/Missing (platform|redirectUrl)/);
    await page.goto('/signup');
    const submit = page.locator('main form [type="submit"]');
    const bottom = () => submit.evaluate((shown) => shown.getBoundingClientRect().bottom + window.scrollY);
    const rules = page.locator('#password-rules li');
    await page.locator('main [name=password]').pressSequentially('B');
    await expect(rules).toHaveCount(5);
    const lefts = () => rules.evaluateAll((shown) => shown.map((rule) => rule.getBoundingClientRect().left));
    for (const [width, columns] of [
      [1280, 2],
      [320, 1],
      [360, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      expect(new Set(await lefts()).size).toBe(columns);
    }
    await page.locator('main [name=email]').fill('bad');
    const before = await bottom();
    await submit.click();
    const errors = page.locator('[role="alert"] li, [id$="-error"]');
    await expect(errors).toHaveCount(4);
    const heights = await errors.evaluateAll((shown) => shown.map((error) => error.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(30);
    expect((await bottom()) - before).toBeLessThanOrEqual(120);
  });
});

test('"Creating your account" moves as long as it takes, also for less motion', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Missing (platform|redirectUrl)|getGSOTokens/);
  await page.goto('/signup');
  await signUpPage(page).signUp(ada);
  await expectCodePage(page);
  await sandbox.fail({ path: 'getGSOTokens', hang: true });
  await enterNewestCode(page, sandbox);
  const progress = page.getByRole('progressbar', { name: 'Creating your account' });
  await expect(progress).toBeVisible();
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    const runs = await progress.evaluate((bar) =>
      bar.getAnimations({ subtree: true }).map(({ playState, effect }) => [playState, effect?.getTiming().iterations]),
    );
    expect(runs).toEqual([['running', Infinity]]);
  }
});
