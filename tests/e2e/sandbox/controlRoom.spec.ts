import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { callLocalhost } from '#tests/wire/callLocalhost.ts';

const launchpadReset = async (origin: string, username: string): Promise<void> => {
  const body = JSON.stringify({ username, devicePlatform: 'web', platform: 'XEMT', preferredLanguage: 'en' });
  const { host } = new URL(origin);
  await callLocalhost(
    new Request(`${origin}/authorization/forgotPassword?site=account`, {
      method: 'POST',
      body,
      headers: { host, deviceId: 'web-account', 'content-type': 'application/json' },
    }),
  );
};

test('the control room shows a new code at once and copies it, and keeps what is opened', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(sandbox.origin('sandbox'));
  const inbox = page.getByRole('region', { name: 'Inbox' });
  await expect(inbox).toContainText('No code yet.');
  await launchpadReset(sandbox.origin('launchpad.xe'), 'personal@sandbox.test');
  const [sent] = await sandbox.inbox('personal@sandbox.test');
  const code = sent?.code ?? 'none';
  await expect(page.getByRole('status')).toHaveText(
    `email to personal@sandbox.test: Your verification code is ${code}.`,
  );
  const copy = inbox.getByRole('button', { name: `Copy code ${code}` });
  await copy.click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  const request = page.getByRole('region', { name: 'Requests' }).getByRole('listitem');
  await request.getByText('/authorization/forgotPassword', { exact: true }).click();
  await copy.focus();
  await launchpadReset(sandbox.origin('launchpad.xe'), 'personal@sandbox.test');
  await expect(inbox.getByRole('listitem')).toHaveCount(2);
  await expect(inbox.getByText('Replaced')).toBeVisible();
  await expect(copy).toBeFocused();
  await expect(request).toHaveCount(2);
  await expect(request.nth(1)).toContainText('"path": "/authorization/forgotPassword"');
  await expect(request.nth(1).locator('pre')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the control room signs in as an account, and adds and removes faults', async ({ page, sandbox }) => {
  await page.goto(sandbox.origin('sandbox'));
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Sign in as sms2fa@sandbox.test, in a new tab' }).click();
  const signIn = await opened;
  await expect(signIn).toHaveURL(`${sandbox.origin('account.xe')}/signin`);
  await expect(signIn.getByRole('textbox', { name: 'Email' })).toHaveValue('sms2fa@sandbox.test');
  await signIn.close();

  const faults = page.getByRole('region', { name: 'Faults' });
  await faults.getByText('Add a fault').click();
  await faults.getByRole('button', { name: 'Tokens: not available' }).click();
  await expect(page.getByRole('status')).toHaveText('Done');
  await expectAccessible(page);
  await faults.getByRole('button', { name: 'Remove …/getGSOTokens' }).click();
  await expect(faults).toContainText('Everything works as it should.');
  await expect(page.getByRole('heading', { name: 'Faults' })).toBeFocused();

  const isPage = (url: URL): boolean => url.pathname === '/';
  await page.route(isPage, (route) => route.abort());
  await expect(page.getByRole('status')).toHaveText('The sandbox does not answer.');
  await page.unroute(isPage);
  await expect(page.getByRole('status')).toHaveText('The sandbox answers again.');
});

test('the control room keeps what is focused or opened while it changes, and says every new code', async ({
  page,
  sandbox,
}) => {
  const launchpad = sandbox.origin('launchpad.xe');
  const ask = (method: string): Promise<Response> =>
    callLocalhost(new Request(`${sandbox.origin('transfer.xe')}/nothing`, { method }));
  await sandbox.fail({ path: '/nothing', status: 500, times: 2 });
  await sandbox.fail({ path: '/nothing', method: 'PUT', hold: true });
  await page.goto(sandbox.origin('sandbox'));
  const remove = page.getByRole('region', { name: 'Faults' }).getByRole('button', { name: 'Remove …/nothing' }).first();
  await expect(page.getByText('"times":2')).toBeVisible();
  await remove.focus();
  await ask('GET');
  await expect(page.getByText('"times":1')).toBeVisible();
  await expect(remove).toBeFocused();
  await ask('GET');
  await expect(page.getByRole('heading', { name: 'Faults' })).toBeFocused();

  const held = ask('PUT');
  const request = page.getByRole('region', { name: 'Requests' }).getByRole('listitem').first();
  await request.getByText('waiting PUT').click();
  await expect(request.locator('pre')).toContainText('"status": null');
  await sandbox.clearFaults();
  await held;
  await expect(request.locator('pre')).not.toContainText('"status": null');
  await expect(request.locator('pre')).toBeVisible();

  const status = page.getByRole('status');
  await expect(status).toBeEmpty();
  const people = ['personal@sandbox.test', 'sms2fa@sandbox.test'];
  const isPage = (url: URL): boolean => url.pathname === '/';
  let release = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isPage, async (route) => {
    await sent;
    await route.continue();
  });
  for (const person of people) await launchpadReset(launchpad, person);
  release();
  for (const person of people) await expect(status).toContainText(`email to ${person}:`);
});
