import { expect } from '@playwright/test';
import { brands } from '#domain/brand/brands.ts';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { answeredConsent } from '#tests/screens/answeredConsent.ts';

// Because: its words are long.
test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('sign-in fits a window of 1280 by 800 under each brand, with its providers above "Create an account", and sign-up has its button in the first window, before and while a password is typed', async ({
    page,
    context,
    sandbox,
  }) => {
    for (const { key } of brands) {
      const url = sandbox.origin(`account.${key}`);
      await context.addCookies(answeredConsent.map((cookie) => ({ ...cookie, url })));
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${url}/signin`);
      await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3);
      const submit = page.locator('main form [type="submit"]');
      const link = page.getByRole('link', { name: 'Konto erstellen' });
      const inOrder = [page.locator('header picture'), submit, page.getByRole('button', { name: 'Google' }), link];
      const tops = await Promise.all(inOrder.map(async (control) => (await control.boundingBox())?.y ?? NaN));
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      expect(tops[0]).toBeGreaterThanOrEqual(40);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), key).toBeLessThanOrEqual(800);

      await link.click();
      const password = page.locator('main [autocomplete="new-password"]');
      for (const [width, height, typed] of [
        [360, 780, ''],
        [1280, 800, ''],
        [1280, 800, 'B'],
        [360, 780, 'B'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await password.fill(typed);
        await expect(submit).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      }
    }
  });
});

test('the footer is low on a phone and fits a finger, and no link is alone on a wide page', async ({ page }) => {
  await page.goto('/signin');
  await expectReady(page);
  const footer = page.getByRole('contentinfo');
  for (const locale of ['en-GB', 'de-DE', 'el-GR']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await footer.getByRole('combobox').selectOption(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(footer.getByRole('link')).toHaveCount(3);
    const boxes = () =>
      footer.locator('a, button, select').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect((await footer.boundingBox())?.height, locale).toBeLessThanOrEqual(100);
    for (const { height } of await boxes()) expect(height).toBeGreaterThanOrEqual(24);
    await page.setViewportSize({ width: 1280, height: 800 });
    const tops = (await boxes()).map(({ y }) => y);
    expect(tops.length).toBeGreaterThan(1);
    for (const top of tops) expect(tops.filter((other) => Math.abs(other - top) < 9).length).toBeGreaterThan(1);
  }
});
