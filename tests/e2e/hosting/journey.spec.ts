import { expect } from '@playwright/test';
import { mainBrand } from '#domain/brand/brand.ts';
import { openSignInFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { hostingTest } from '#tests/e2e/fixtures/hosting/hostingTest.ts';
import { hostedServers, isFront } from '#tests/e2e/fixtures/hosting/startServer.ts';

// Because: other tests check the differences between brands without a browser, and a sign-in works alike for all brands.
const { key } = mainBrand;

for (const server of hostedServers) {
  const test = hostingTest(server);
  test(`on ${server} a visitor signs in and returns to the partner`, async ({ page, sandbox, hosted }) => {
    const form = await openSignInFrom(page, sandbox, `transfer.${key}`);
    const scheme = isFront(server) ? 'https' : 'http';
    expect(new URL(page.url()).origin).toBe(`${scheme}://account.${key}.localhost:${hosted.port}`);
    await form.signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
    expect(page.url()).toBe(`${sandbox.origin(`transfer.${key}`)}/`);
  });
}
