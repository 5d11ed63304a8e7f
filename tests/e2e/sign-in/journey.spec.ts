import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, password } from './signInPage.ts';

test('values set without an event are sent once, whatever is pressed, with the platform, the partner and its challenge', async ({
  page,
  sandbox,
}) => {
  const form = await openSignInFrom(page, sandbox);
  await page.evaluate((secret) => {
    for (const [name, value] of [
      ['email', 'personal@sandbox.test'],
      ['password', secret],
    ] as const) {
      const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (input !== null) input.value = value;
    }
  }, password);
  await sandbox.fail({ path: 'authorization/weblogin', delayMs: 400 });
  await form.submit.dblclick();
  await form.password.press('Enter');
  await expectSignedIn(page, 'personal@sandbox.test');
  const sent = await sandbox.posts('authorization/weblogin');
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      devicePlatform: 'web',
      platform: 'XEMT',
      redirectUrl: sandbox.origin('transfer.xe'),
      codeChallenge: expect.any(String),
      codeChallengeMethod: 'S256',
      preferredLanguage: 'en',
    }),
  ]);
});
