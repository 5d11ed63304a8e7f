import { expect } from '@playwright/test';
import { openSignInFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { hostingTest } from '#tests/e2e/fixtures/hosting/hostingTest.ts';

// Because: deploy.spec.ts signs in behind each web server, and so with the request handler on Node too.
hostingTest('workerd')(
  'on workerd a visitor signs in and returns to the partner',
  async ({ page, sandbox, hosted }) => {
    const form = await openSignInFrom(page, sandbox);
    expect(new URL(page.url()).origin).toBe(`http://account.xe.localhost:${hosted.port}`);
    await form.signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
    expect(page.url()).toBe(`${sandbox.origin('transfer.xe')}/`);
  },
);
