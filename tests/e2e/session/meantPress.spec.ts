import { expect, type Locator, type Page } from '@playwright/test';
import { consentCard } from '#tests/e2e/consent/consentCard.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

/** Presses where something is, at once: a click of Playwright would wait until the button is enabled. */
const pressAtOnce = async (page: Page, target: Locator): Promise<void> => {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
};

test('a press that belongs to the page before, or to a window that closed, chooses no account and hands nobody over; Enter does at once', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const form = await openSignInFrom(page, sandbox);
  // Because: what follows the first screen would count as too slow where the clock jumps before it has loaded.
  await expect(consentCard(page).card).toBeVisible();
  await form.fill('linked@sandbox.test');
  await page.clock.pauseAt(Date.now() + 60_000);
  const account = page.getByRole('button', { name: 'Lin Linked' });
  await form.submit.click();
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await account.isVisible()).toBe(true);
  }).toPass();
  await pressAtOnce(page, account);
  await page.clock.runFor(5000);
  await expect(account).toBeEnabled();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(account).toBeDisabled();
  await pressAtOnce(page, account);
  await page.clock.runFor(500);
  await expect(page.getByRole('heading', { name: 'Choose an account', level: 1 })).toBeVisible();
  expect(
    (await sandbox.requests('getGSOTokens')).filter((each) => JSON.stringify(each).includes('profile_id')),
  ).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await account.press('Enter');
  await page.clock.resume();
  await expectSignedIn(page, 'linked@sandbox.test');
});
