import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';

// Because: its words are long.
test.use({ locale: 'de-DE' });

test('sign-up in German has the rules of a password in two columns, in one where it is narrow, and its errors in one line each', async ({
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
