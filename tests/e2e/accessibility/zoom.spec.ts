import { makePageUser } from '#tests/e2e/code/pageUser.ts';
import { signIn } from '#tests/e2e/code/steps.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { twoFactorPage } from '#tests/e2e/two-factor/twoFactorPage.ts';

// Because: a window of 1280 by 1024 pixels has this size at a zoom of 400 %, and the consent card stays open in it.
test.use({ viewport: { width: 320, height: 256 } });

test('a sign-in with a code by text works at 400 % by keyboard, with each focused control in sight', async ({
  page,
  sandbox,
}) => {
  await signIn(makePageUser(page, sandbox), 'sms2fa@sandbox.test');
  const twoFactor = twoFactorPage(page, sandbox);
  await twoFactor.press('Send code');
  await twoFactor.enterCodeFrom('+447700900101');
  await expectSignedIn(page, 'sms2fa@sandbox.test');
});
