import { expect } from '@playwright/test';
import { isRecord } from '#env/sandbox/isRecord.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { consentCard, deviceStorage, eventName } from './consentCard.ts';

const isRefusal = (properties: unknown): boolean => isRecord(properties) && properties['performance'] === false;

// Because: a route of Playwright holds every request, and a reload ends those that are held.
test('a withdrawal sends its event without an identity and reloads the page; where something is typed, the next screen does', async ({
  page,
  sandbox,
}) => {
  const { press } = consentCard(page);
  const isMarked = () => page.evaluate(() => Reflect.get(window, 'isMarked') === true);
  const hasReloaded = () => page.waitForFunction(() => Reflect.get(window, 'isMarked') !== true);
  const withdraw = async (): Promise<void> => {
    await expect.poll(() => deviceStorage(page)).toContain('ajs_anonymous_id');
    await page.evaluate(() => Reflect.set(window, 'isMarked', true));
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await press('Reject');
  };
  const refusals = async () => (await sandbox.events()).filter(({ properties }) => isRefusal(properties));
  await page.goto('/signin?showConsent=true');
  await press('Accept');
  await withdraw();
  await hasReloaded();
  await expect(signInPage(page).submit).toBeVisible();
  expect(page.url()).not.toContain('showConsent');
  await expect.poll(refusals).toMatchObject([{ event: 'Consent State Change', userId: null }]);
  expect(await deviceStorage(page)).not.toContain('ajs_');

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await press('Accept');
  await signInPage(page).email.fill('typed@sandbox.test');
  await withdraw();
  await expect.poll(refusals).toHaveLength(2);
  expect([await isMarked(), await signInPage(page).email.inputValue()]).toEqual([true, 'typed@sandbox.test']);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await hasReloaded();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  expect((await sandbox.events()).map(eventName)).not.toContain('page: account registration');
});
