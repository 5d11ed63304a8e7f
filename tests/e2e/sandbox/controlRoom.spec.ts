import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { callLocalhost } from '#tests/wire/callLocalhost.ts';

const email = 'personal@sandbox.test';

/** Asks for a code, as the account site does. */
const askForCode = async (sandbox: Sandbox): Promise<void> => {
  const origin = sandbox.origin('launchpad.xe');
  const body = JSON.stringify({ username: email, devicePlatform: 'web', platform: 'XEMT', preferredLanguage: 'en' });
  const headers = { host: new URL(origin).host, deviceId: 'web-account', 'content-type': 'application/json' };
  const address = `${origin}/authorization/forgotPassword?site=account`;
  await callLocalhost(new Request(address, { method: 'POST', body, headers }));
};

test('the control room says and copies a new code, and keeps what is focused or opened while it changes', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(sandbox.origin('sandbox'));
  const itemsOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  const requests = itemsOf('Requests');
  const status = page.getByRole('status');
  await expect(page.getByText('No code yet.')).toBeVisible();
  await askForCode(sandbox);
  const code = (await sandbox.inbox(email))[0]?.code ?? 'none';
  await expect(status).toHaveText(`email to ${email}: Your verification code is ${code}.`);
  const copy = page.getByRole('button', { name: `Copy code ${code}` });
  await copy.click();
  await expect(status).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await requests.getByText('/authorization/forgotPassword', { exact: true }).click();
  await copy.focus();
  await askForCode(sandbox);
  await expect(itemsOf('Inbox')).toHaveCount(2);
  await expect(copy).toBeFocused();
  await expect(requests.nth(1).locator('pre')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
