import { expect, type Locator } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { consentCard } from './consentCard.ts';

test('the card of a small phone covers no primary button and no focused field, and a press on a partly covered link is not lost', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openSignInFrom(page, sandbox);
  const { card } = consentCard(page);
  await expect(card).toBeVisible();
  const top = async (): Promise<number> => (await card.boundingBox())?.y ?? 0;
  const cardTop = await top();
  expect(640 - cardTop).toBeLessThanOrEqual(170);
  const expectNotCovered = async (element: Locator): Promise<void> => {
    const box = await element.boundingBox();
    const [start, end] = [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)];
    // Because: a button below the window is not covered, and scrolls clear of the card.
    expect(end <= (await top()) || start >= 640).toBe(true);
  };
  const form = signInPage(page);
  await expectNotCovered(form.submit);
  for (const field of [form.email, form.password]) {
    await field.focus();
    await expectNotCovered(field);
  }

  const link = page.getByRole('link', { name: 'Create an account' });
  await link.evaluate((element, edge) => {
    const { y, height } = element.getBoundingClientRect();
    window.scrollBy({ top: y + height / 2 - edge });
  }, cardTop);
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  expect(y).toBeLessThan(cardTop);
  await page.mouse.click(x + 10, y + 4);

  const submit = page.getByRole('button', { name: 'Create account' });
  await expect(submit).toBeVisible();
  await expectNotCovered(submit);
  for (const field of [form.email, form.password, submit]) {
    await field.focus();
    await expectNotCovered(field);
  }
});

test('the card covers no part of what had the focus before it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await page.goto('/signin', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Forgot your password?' });
  await link.focus();
  const { card } = consentCard(page);
  await expect(card).toBeVisible();
  // Because: the card rises to its place.
  await card.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const gap = async (): Promise<number> => {
    const [top, box] = [(await card.boundingBox())?.y ?? 0, await link.boundingBox()];
    return top - (box?.y ?? 0) - (box?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(8);
  await expect(link).toBeFocused();
});
