import { expect } from '@playwright/test';
import { brands } from '#domain/brand/brand.ts';
import { comeFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { hostedOn, webServers } from '#tests/e2e/fixtures/hosting/hosted.ts';

for (const server of [...webServers, 'static'] as const) {
  const test = hostedOn(server);
  for (const { key } of brands) {
    test(`on ${server} a visitor of ${key} signs in and is back at the partner`, async ({ page, sandbox }) => {
      const form = await comeFrom(page, sandbox, `transfer.${key}`);
      expect(new URL(page.url()).origin).toBe(sandbox.origin(`account.${key}`));
      await form.signIn('personal@sandbox.test');
      await expectSignedIn(page, 'personal@sandbox.test');
      expect(page.url()).toBe(`${sandbox.origin(`transfer.${key}`)}/`);
    });
  }
}
