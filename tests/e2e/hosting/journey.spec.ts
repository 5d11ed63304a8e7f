import { expect } from '@playwright/test';
import { mainBrand } from '#domain/brand/brand.ts';
import { comeFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { hostedOn, webServers } from '#tests/e2e/fixtures/hosting/hosted.ts';

// Because: what differs by brand is asked of each server without a browser; the way through is the same.
const { key } = mainBrand;

for (const server of [...webServers, 'static'] as const) {
  const test = hostedOn(server);
  test(`on ${server} a visitor signs in and is back at the partner`, async ({ page, sandbox }) => {
    const form = await comeFrom(page, sandbox, `transfer.${key}`);
    expect(new URL(page.url()).origin).toBe(sandbox.origin(`account.${key}`));
    await form.signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
    expect(page.url()).toBe(`${sandbox.origin(`transfer.${key}`)}/`);
  });
}
