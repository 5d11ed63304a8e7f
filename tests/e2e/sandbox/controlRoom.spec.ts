import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { callLocalhost } from '#tests/wire/callLocalhost.ts';

const newEmail = 'new@example.test';

/** What the page says about the last command. */
const outcomeOf = (page: Page): Locator => page.getByRole('status', { name: 'Outcome' });

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

/** Opens a sign-in as an account from the control room, and expects its email to be copied. */
const expectSignInTab = async (page: Page, signInUrl: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Sign in at' }).selectOption('Britline Transfers');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Sign in as sms2fa@sandbox.test, in a new tab' }).click();
  const signIn = await opened;
  await expect(signIn).toHaveURL(signInUrl);
  await signIn.getByRole('textbox', { name: 'Email' }).focus();
  await signIn.keyboard.press('ControlOrMeta+V');
  await expect(signIn.getByRole('textbox', { name: 'Email' })).toHaveValue('sms2fa@sandbox.test');
  await signIn.close();
};

test('the control room shows a new code at once and copies it', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(sandbox.origin('sandbox'));
  const inbox = page.getByRole('region', { name: 'Inbox' });
  await expect(inbox).toContainText('No code yet.');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.focus();
  await launchpadReset(sandbox.origin('launchpad.xe'), 'personal@sandbox.test');
  const [sent] = await sandbox.inbox('personal@sandbox.test');
  const code = sent?.code ?? 'none';
  await expect(inbox.getByRole('status')).toHaveText(`New code: ${code}. email to personal@sandbox.test.`);
  await expect(filter).toBeFocused();
  const copy = inbox.getByRole('button', { name: `Copy code ${code}` });
  await copy.click();
  await expect(outcomeOf(page)).toHaveText('Copied');
  await launchpadReset(sandbox.origin('launchpad.xe'), 'personal@sandbox.test');
  await expect(inbox.getByRole('listitem')).toHaveCount(2);
  await expect(copy).toBeFocused();
  await expect(inbox.getByText('Replaced')).toBeVisible();
  await filter.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(filter).toHaveValue(code);
  await filter.fill('post forgot');
  const request = page.getByRole('region', { name: 'Requests' }).getByRole('button');
  await expect(request).toHaveCount(2);
  await request.first().click();
  await expect(page.getByRole('dialog', { name: 'Detail' })).toContainText('"path": "/authorization/forgotPassword"');
  await page.keyboard.press('Escape');
  await expect(page.locator('#detail-text')).toBeEmpty();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the control room opens a sign-in with the email of an account, and its forms change the sandbox, and say why one is refused', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  await page.goto(sandbox.origin('sandbox'));
  const clock = page.getByRole('region', { name: 'Clock' });
  await expect(clock).toContainText('Same as this machine');
  await expectSignInTab(page, `${sandbox.origin('account.britline')}/signin`);

  await clock.getByRole('spinbutton', { name: 'By minutes' }).fill('120');
  await clock.getByRole('button', { name: 'Move' }).click();
  await expect(clock).toContainText('2 hours ahead of this machine');

  const faults = page.getByRole('region', { name: 'Faults' });
  await faults.getByRole('button', { name: 'Add a fault…' }).click();
  const fault = page.getByRole('dialog', { name: 'Add a fault' });
  await fault.getByRole('textbox', { name: 'Path ends with' }).fill('/getGSOTokens');
  await fault.getByRole('button', { name: 'Add the fault' }).click();
  await expect(fault.getByRole('alert')).toContainText('this fault changes nothing');
  await expect(fault.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await fault.getByRole('spinbutton', { name: 'Status' }).fill('500');
  await fault.getByRole('button', { name: 'Add the fault' }).click();
  await expect(fault).toBeHidden();
  await expect(outcomeOf(page)).toHaveText('The fault is added.');
  await faults.getByRole('button', { name: 'Remove …/getGSOTokens' }).click();
  await expect(faults).toContainText('Everything works as it should.');
  await expect(page.getByRole('heading', { name: 'Faults' })).toBeFocused();

  await page.getByRole('button', { name: 'Add an account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an account' });
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill('personal@sandbox.test');
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The email is already in use');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(newEmail);
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('region', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: newEmail });
  await expect(row).toBeVisible();

  const reset = page.getByRole('dialog', { name: 'Reset the sandbox?' });
  await page.getByRole('button', { name: 'Reset…' }).click();
  await expect(reset.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Reset…' }).click();
  await reset.getByRole('button', { name: 'Reset' }).click();
  await expect(row).toBeHidden();
  await expect(faults).toContainText('Everything works as it should.');
  await expect(clock).toContainText('Same as this machine');

  pageErrors.expect(/Failed to fetch/);
  const isPage = (url: URL): boolean => url.pathname === '/';
  await page.route(isPage, (route) => route.abort());
  await expect(outcomeOf(page)).toHaveText('The sandbox does not answer.');
  await page.unroute(isPage);
  await expect(outcomeOf(page)).toHaveText('The sandbox answers again.');
});
