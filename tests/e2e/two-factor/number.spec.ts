import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { signInToTwoFactor, phoneViewport, screens, twoFactorPage } from './twoFactorPage.ts';

test('the country field finds a country by name and by code, by keyboard, on a phone', async ({ page, sandbox }) => {
  await page.setViewportSize(phoneViewport);
  const twoFactor = await signInToTwoFactor(page, sandbox, 'setup2fa');
  await twoFactor.expectScreen(...screens.add);
  const options = page.getByRole('listbox').getByRole('option');
  await page.keyboard.press('Tab');
  await expect(twoFactor.country).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('GERMA');
  await expect(options).toHaveText(['+49 - Germany']);
  await expect(page.getByRole('log').filter({ hasText: '1 country' })).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(twoFactor.country).toHaveAttribute('aria-activedescendant', (await options.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(twoFactor.country).toHaveValue('+49 - Germany');
  await expect(twoFactor.country).toBeFocused();
  await twoFactor.country.fill('nowhere at all');
  await expect(page.getByText('No country matches')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(twoFactor.country).toHaveValue('+49 - Germany');
  // Because: the list scrolls to the chosen country, and it closes if the page scrolls with it.
  await twoFactor.country.fill('');
  await page.getByRole('option', { name: '+995 - Georgia' }).click();
  await expect(twoFactor.country).toHaveValue('+995 - Georgia');
  await twoFactor.country.fill('0033');
  await expect(options).toHaveText(['+33 - France']);
  await options.click();
  await twoFactor.enterNumber('06 12 34 56 78');
  await twoFactor.expectScreen(...screens.channel);
  await expect(page.getByText('+33 6 12 34 56 78')).toBeVisible();
});

/** Opens and closes the list of countries by its button, and then chooses a country in it. */
const chooseCountry = async (
  page: Page,
  country: Locator,
  press: (target: Locator) => Promise<void>,
): Promise<void> => {
  const list = page.getByRole('listbox', { name: 'Country code' });
  const button = page.getByRole('button', { name: /Country code/ });
  await press(button);
  await expect(list).toBeVisible();
  await press(button);
  await expect(list).toHaveCount(0);
  await press(button);
  await expect(page.getByRole('option', { name: '+44 - United Kingdom' })).toHaveAttribute('aria-selected', 'true');
  await press(page.getByRole('option', { name: '+1 - United States' }));
  await expect(list).toHaveCount(0);
  await expect(country).toHaveValue('+1 - United States');
  await expect(country).toBeFocused();
};

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the button of the country field opens and closes its list, and a tap chooses a country', async ({
    page,
    sandbox,
  }) => {
    const { country } = await signInToTwoFactor(page, sandbox, 'setup2fa');
    await chooseCountry(page, country, (target) => target.tap());
  });
});

test('the open list of countries hides nothing from screen readers, not even a partner’s banner', async ({
  page,
  sandbox,
}) => {
  const form = await openSignInFrom(page, sandbox, 'transfer.johnlewis');
  await form.signIn('setup2fa@sandbox.test');
  const { country } = twoFactorPage(page, sandbox);
  await country.fill('fra');
  await expect(page.getByRole('option', { name: '+33 - France' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allow all' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Essentials only' }).click();
  await expect(country).toBeVisible();
});

test('country names that load late do not change the input', async ({ page, sandbox }) => {
  await sandbox.fail({ path: '/system/fields/GB', hold: true });
  const twoFactor = await signInToTwoFactor(page, sandbox, 'setup2fa');
  await twoFactor.expectScreen(...screens.add);
  await twoFactor.country.fill('fra');
  await expect(page.getByRole('option', { name: '+33 - France' })).toBeVisible();
  const answered = page.waitForResponse(/system\/fields/);
  await sandbox.clearFaults();
  await answered;
  await expect(twoFactor.country).toHaveValue('fra');
  await page.getByRole('option', { name: '+33 - France' }).click();
  await twoFactor.number.fill('06 12 34 56 78');
  await expect(twoFactor.country).toHaveValue('+33 - France');
  await expect(twoFactor.number).toHaveValue('06 12 34 56 78');
});

const invalidNumbers = [
  ['', 'Enter your phone number'],
  ['abc', 'Enter a phone number, like 07700 900123'],
  ['0770', 'This phone number is too short'],
  ['07700 900123 456789', 'This phone number is too long'],
  ['070 1234 5678', "We can't send codes to this kind of number"],
  ['0800 123 4567', "We can't confirm this number"],
] as const;

test('an invalid number has a message, the mouse chooses a country, and a pasted international number sets its own', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/lookupPhoneNumber/);
  const twoFactor = await signInToTwoFactor(page, sandbox, 'setup2fa');
  const { country, number, problem } = twoFactor;
  for (const [typed, words] of invalidNumbers) {
    await twoFactor.enterNumber(typed);
    await expect(problem).toContainText(words);
    await expect(problem).toBeFocused();
    await expect(number).toHaveAccessibleDescription(new RegExp(words));
    await expect(number).toHaveValue(typed);
  }
  await expectAccessible(page);

  await chooseCountry(page, country, (target) => target.click({ delay: 80 }));

  await number.focus();
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[name="number"]');
    if (input === null) throw new Error('There is no number field.');
    input.value = '+33 6 12 34 56 78';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  });
  await expect(country).toHaveValue('+33 - France');
  await expect(number).toHaveValue('06 12 34 56 78');
  await twoFactor.press('Continue');
  await twoFactor.expectScreen(...screens.channel);
});
