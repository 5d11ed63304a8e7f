import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { phoneViewport, screens, signInToTwoFactor } from './twoFactorPage.ts';

test.use({ viewport: phoneViewport, hasTouch: true });

test('the country is chosen by typing its name, stays in another language, and follows a pasted number', async ({
  page,
  sandbox,
}) => {
  const { country, number, press, expectScreen } = await signInToTwoFactor(page, sandbox, 'setup2fa');
  await expectScreen(...screens.add);
  const chosen = page.locator('#country option:checked');
  await expect(chosen).toHaveText('United Kingdom (+44)');
  await page.keyboard.press('Tab');
  await expect(country).toBeFocused();
  await page.keyboard.type('Norw');
  await expect(chosen).toHaveText('Norway (+47)');
  const language = page.getByRole('contentinfo').getByRole('combobox');
  await language.selectOption('de-DE');
  await expect(chosen).toHaveText('Norwegen (+47)');
  await language.selectOption('en-GB');
  await expect(chosen).toHaveText('Norway (+47)');

  await number.focus();
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[name="number"]');
    if (input === null) throw new Error('There is no number field.');
    input.value = '+49 1512 3456789';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  });
  await expect(chosen).toHaveText('Germany (+49)');
  await press('Continue');
  await expectScreen(...screens.channel);
});
