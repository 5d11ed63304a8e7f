import { expect } from '@playwright/test';
import { wrongCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { tabTo } from '#tests/e2e/fixtures/keyboard.ts';
import { signInToTwoFactor, screens } from './twoFactorPage.ts';

const sms = '+447700900101';

test('a sign-in succeeds after a wrong code and another channel, and the remembered browser is not asked again', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/validate2FA failed/);
  const twoFactor = await signInToTwoFactor(page, sandbox, 'sms2fa');
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await twoFactor.enterCode(await wrongCode(sandbox, sms));
  await expect(twoFactor.problem).toBeFocused();
  await expect(twoFactor.code).toHaveAccessibleDescription(/That code is not right.*You have 4 tries left/);
  await expectAccessible(page);
  await twoFactor.press('Try another way');
  await twoFactor.expectScreen(...screens.channel);
  await expect(twoFactor.radio('Phone call')).toBeChecked();
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await expect(page.getByText("We're calling")).toBeVisible();
  await expect.poll(() => sandbox.inbox(sms)).toMatchObject([{ channel: 'call' }, { channel: 'sms' }]);
  await tabTo(page, page.getByRole('checkbox', { name: 'Remember this browser', checked: false }));
  await page.keyboard.press('Space');
  await twoFactor.enterCodeFrom(sms);
  await expectSignedIn(page, 'sms2fa@sandbox.test');
  await page
    .getByRole('link', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .click();
  await signInToTwoFactor(page, sandbox, 'sms2fa');
  await expectSignedIn(page, 'sms2fa@sandbox.test');
});
