import { expect, type Locator } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { phoneViewport, screens, signInToTwoFactor } from './twoFactorPage.ts';

test.use({ viewport: phoneViewport, hasTouch: true });

/** The place of a control in the page, in whole CSS pixels. */
const placeOf = async (control: Locator) => {
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control is not drawn.');
  return { left: Math.round(box.x), top: Math.round(box.y), right: Math.round(box.x + box.width), width: box.width };
};

test('the country stands beside the number with its calling code in sight, and above it with its name where the window is narrow', async ({
  page,
  sandbox,
}) => {
  const { country, number, expectScreen } = await signInToTwoFactor(page, sandbox, 'setup2fa');
  await expectScreen(...screens.add);
  const short = page.getByText('GB +44', { exact: true });
  const button = page.getByRole('button', { name: 'Continue' });
  for (const width of [320, phoneViewport.width]) {
    await page.setViewportSize({ ...phoneViewport, width });
    const [above, below] = [await placeOf(country), await placeOf(number)];
    expect(below.top).toBeGreaterThan(above.top);
    expect([above.left, above.right]).toEqual([below.left, below.right]);
    await expect(short).toBeHidden();
  }
  for (const width of [430, 1280]) {
    await page.setViewportSize({ ...phoneViewport, width });
    const [left, right, submit] = [await placeOf(country), await placeOf(number), await placeOf(button)];
    expect(right.top).toBe(left.top);
    expect(Math.round(left.width)).toBe(9 * 16);
    expect([left.left, right.right]).toEqual([submit.left, submit.right]);
    await expect(short).toBeVisible();
  }
});

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
