import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { consentCard, deviceStorage, eventName } from './consentCard.ts';

/** The entries of the data layer, without web vitals. */
const pushed = async (page: Page): Promise<ReadonlyArray<string>> => {
  const names = await page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event));
  return names.filter((name) => name !== 'Web Vital');
};

test('a choice in one tab starts and stops the collecting in the other, and closes its card without losing the focus', async ({
  page,
  context,
  sandbox,
}) => {
  const other = await context.newPage();
  await openSignInFrom(other, sandbox);
  await openSignInFrom(page, sandbox);
  const [here, there] = [consentCard(page), consentCard(other)];
  const settings = (tab: Page) => tab.getByRole('button', { name: 'Cookie settings' });
  await there.press('Customize');
  await here.press('Accept');
  await expect(there.card).toBeHidden();
  await expect.poll(() => pushed(other)).toEqual(['page']);

  await settings(other).click();
  await expect(there.card).toBeFocused();
  await settings(page).click();
  await here.press('Reject');
  await expect(there.card).toBeHidden();
  await expect(settings(other)).toBeFocused();
  await expect.poll(() => deviceStorage(other)).not.toContain('ajs_');

  await signInPage(other).submit.click();
  await expect(signInPage(other).problem).toBeVisible();
  expect(await pushed(other)).toEqual(['page']);
  await other.reload();
  await expect.poll(async () => (await sandbox.events()).map(eventName)).toContain('Consent State Change');
  expect((await sandbox.events()).map(eventName)).not.toContain('Form Submitted');
});
