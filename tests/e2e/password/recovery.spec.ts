import { codePage, newestCode, typeCode } from '#tests/e2e/code/codePage.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { screens, twoFactorPage } from '#tests/e2e/two-factor/twoFactorPage.ts';
import { requestReset, enterCode, save } from './recoveryPage.ts';

test('a two-factor account enters its second factor after the reset, and returns to the partner', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/confirmForgotPassword failed/);
  const legacy = 'legacy2fa@sandbox.test';
  await requestReset(page, sandbox, legacy);
  await enterCode(page, '123456');
  await page.goBack();
  await enterCode(page, await newestCode(sandbox, legacy));
  await page.reload();
  await typeCode(codePage(page).code, await newestCode(sandbox, legacy));
  await save(page);
  const twoFactor = twoFactorPage(page, sandbox);
  await twoFactor.expectScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await twoFactor.enterCodeFrom('+447700900110');
  await expectSignedIn(page, legacy);
});
