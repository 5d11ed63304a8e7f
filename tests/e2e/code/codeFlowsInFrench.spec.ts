import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { newestCode } from './codePage.ts';
import { makePageUser } from './pageUser.ts';
import { signUpFlow } from './signUpFlow.ts';

test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });

test('business sign-up works from start to end in French, on a phone, by keyboard', async ({ page, sandbox }) => {
  const { email, begin, sendCode, expectEnd } = signUpFlow('Business');
  const person = makePageUser(page, sandbox, 'fr-FR');
  await begin(person);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expectAccessible(page);
  await sendCode(person, await newestCode(sandbox, email));
  await expectEnd(person);
  await expect.poll(() => sandbox.inbox(email)).toHaveLength(1);
});
