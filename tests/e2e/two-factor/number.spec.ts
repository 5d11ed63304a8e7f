import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { owing, phone, screens } from './twoFactorPage.ts';

test('a country is found by code and by name, by keyboard alone, and on a phone', async ({ page, sandbox }) => {
  await page.setViewportSize(phone);
  const at = await owing(page, sandbox, 'setup2fa');
  await at.expectScreen(...screens.add);
  const found = page.getByRole('listbox').getByRole('option');
  await page.keyboard.press('Tab');
  await expect(at.country).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('GERMA');
  await expect(found).toHaveText(['+49 - Germany']);
  await expect(page.getByRole('log').filter({ hasText: '1 country' })).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(at.country).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(at.country).toHaveValue('+49 - Germany');
  await expect(at.country).toBeFocused();
  await at.country.fill('nowhere at all');
  await expect(page.getByText('No country matches')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(at.country).toHaveValue('+49 - Germany');
  await at.country.fill('0033');
  await expect(found).toHaveText(['+33 - France']);
  await found.click();
  await at.giveNumber('06 12 34 56 78');
  await at.expectScreen(...screens.channel);
  await expect(page.getByText('+33 6 12 34 56 78')).toBeVisible();
});

test('country names that come late leave alone what somebody is typing', async ({ page, sandbox }) => {
  await sandbox.fail({ path: '/system/fields/GB', delayMs: 4000, times: 9 });
  const at = await owing(page, sandbox, 'setup2fa');
  await at.expectScreen(...screens.add);
  const answered = page.waitForResponse(/system\/fields/);
  await at.country.fill('fra');
  await expect(page.getByRole('option', { name: '+33 - France' })).toBeVisible();
  await answered;
  await expect(at.country).toHaveValue('fra');
  await page.getByRole('option', { name: '+33 - France' }).click();
  await at.number.fill('06 12 34 56 78');
  await expect(at.country).toHaveValue('+33 - France');
  await expect(at.number).toHaveValue('06 12 34 56 78');
});

test('a number pasted whole sets its country, and stands as it is written there', async ({ page, sandbox }) => {
  const at = await owing(page, sandbox, 'setup2fa');
  await at.number.focus();
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[name="number"]');
    if (input === null) throw new Error('There is no number field.');
    input.value = '+33 6 12 34 56 78';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  });
  await expect(at.country).toHaveValue('+33 - France');
  await expect(at.number).toHaveValue('06 12 34 56 78');
  await at.press('Continue');
  await at.expectScreen(...screens.channel);
});

const mistakes = [
  ['', 'Enter your phone number'],
  ['abc', 'Enter a phone number, like 07700 900123'],
  ['0770', 'This phone number is too short'],
  ['07700 900123 456789', 'This phone number is too long'],
  ['070 1234 5678', "We can't send codes to this kind of number"],
  ['0800 123 4567', "We can't confirm this number"],
] as const;

test('what is wrong with a number is said in words at its field, and the number kept', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/lookupPhoneNumber/);
  const at = await owing(page, sandbox, 'setup2fa');
  for (const [typed, words] of mistakes) {
    await at.giveNumber(typed);
    await expect(at.problem).toContainText(words);
    await expect(at.problem).toBeFocused();
    await expect(at.number).toHaveAccessibleDescription(new RegExp(words));
    await expect(at.number).toHaveValue(typed);
    await expectAccessible(page);
  }
  await at.giveNumber('07700 900157');
  await at.expectScreen(...screens.channel);
});

test('without the service’s countries the phone book’s are there', async ({ page, sandbox, complaints }) => {
  complaints.expect(/document for country/);
  await sandbox.fail({ path: '/system/fields/GB', status: 500, body: {}, times: 9 });
  const at = await owing(page, sandbox, 'setup2fa');
  await expect(at.country).toHaveValue('+44 - United Kingdom');
  await at.giveNumber('07700 900158');
  await at.expectScreen(...screens.channel);
});
