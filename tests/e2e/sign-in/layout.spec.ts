import { expect, type Page } from '@playwright/test';
import { brands } from '#domain/brand/brands.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from './signInPage.ts';

// Because: a partner's consent banner, until it is answered, pushes the page down.
const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('#root')?.scrollHeight ?? Infinity);

test('sign-in fits a window of 1280 by 800 under each brand and in German, with its providers above "Create an account"', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { key } of brands) {
    await page.goto(`${sandbox.origin(`account.${key}`)}/signin`);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' })).toBeVisible();
    const inOrder = [
      page.locator('header picture'),
      signInPage(page).submit,
      page.getByRole('button', { name: 'Continue with Google' }),
      page.getByRole('link', { name: 'Create an account' }),
    ];
    const tops = await Promise.all(inOrder.map(async (control) => (await control.boundingBox())?.y ?? 0));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(await heightOf(page), key).toBeLessThanOrEqual(800);
    const root = await page.locator('#root').evaluate((element) => element.getBoundingClientRect().top);
    expect((tops[0] ?? 0) - root).toBeGreaterThanOrEqual(40);
  }
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('de-DE');
  await expect(page.getByRole('heading', { name: 'Anmelden', level: 1 })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(800);
});

test('the footer is low on a phone and fits a finger, and no link is alone on a wide page', async ({
  page,
  context,
  sandbox,
}) => {
  for (const locale of ['en-GB', 'de-DE', 'el-GR']) {
    await context.addCookies([{ name: 'NEXT_LOCALE', value: locale, url: sandbox.origin('account.xe') }]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/signin');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link')).toHaveCount(3);
    expect((await footer.boundingBox())?.height, locale).toBeLessThanOrEqual(100);
    const targets = await footer.locator('a, button, select').all();
    for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await page.setViewportSize({ width: 1280, height: 800 });
    const tops = await Promise.all(targets.map(async (target) => (await target.boundingBox())?.y ?? 0));
    for (const top of tops) expect(tops.filter((other) => Math.abs(other - top) < 9).length).toBeGreaterThan(1);
  }
});
