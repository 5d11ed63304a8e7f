import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { phoneViewport, screens, signInToTwoFactor } from './twoFactorPage.ts';

test.use({ viewport: phoneViewport, hasTouch: true });

test('the country field finds a country by name and by code, by keyboard and by finger, and takes that of a pasted number', async ({
  page,
  sandbox,
}) => {
  const { country, number, press, expectScreen } = await signInToTwoFactor(page, sandbox, 'setup2fa');
  await expectScreen(...screens.add);
  const list = page.getByRole('listbox', { name: 'Country code' });
  const options = list.getByRole('option');
  await page.keyboard.press('Tab');
  await expect(country).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('GERMA');
  await expect(options).toHaveText(['+49 - Germany']);
  await page.keyboard.press('ArrowDown');
  await expect(country).toHaveAttribute('aria-activedescendant', (await options.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('+49 - Germany');
  await expect(country).toBeFocused();
  await country.fill('nowhere at all');
  await expect(page.getByText('No country matches')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(country).toHaveValue('+49 - Germany');
  // Because: the list scrolls to the chosen country, and it closes if the page scrolls with it.
  await country.fill('');
  await page.getByRole('option', { name: '+995 - Georgia' }).click({ delay: 80 });
  await expect(country).toHaveValue('+995 - Georgia');

  const button = page.getByRole('button', { name: /Country code/ });
  await button.tap();
  await expect(list).toBeVisible();
  await button.tap();
  await expect(list).toHaveCount(0);
  await country.fill('0033');
  await expect(options).toHaveText(['+33 - France']);
  await options.tap();
  await expect(country).toHaveValue('+33 - France');
  await expect(country).toBeFocused();

  await number.focus();
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[name="number"]');
    if (input === null) throw new Error('There is no number field.');
    input.value = '+49 1512 3456789';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  });
  await expect(country).toHaveValue('+49 - Germany');
  await press('Continue');
  await expectScreen(...screens.channel);
});
