import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

test('where the partner answers 204, the page names it instead of the form, and links to it without the code', async ({
  page,
  sandbox,
}) => {
  const form = await openSignInFrom(page, sandbox, 'partner.xe');
  await page.waitForURL('**/signin');
  const partner = sandbox.origin('partner.xe');
  const sent: URL[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(partner)) sent.push(new URL(request.url()));
  });
  await sandbox.fail({ host: new URL(partner).host, path: '', status: 204, body: '' });
  await page.clock.install();
  await form.fill('personal@sandbox.test');
  await form.submit.click({ noWaitAfter: true });
  const heading = page.getByRole('heading', { level: 1, name: /^Taking you to / });
  await expect(heading).toBeFocused();
  await expect(page.locator('input')).toHaveCount(0);
  await page.clock.fastForward(8000);
  await sandbox.clearFaults();
  await page.getByRole('link', { name: /^Continue to / }).click({ noWaitAfter: true });
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  expect(sent.slice(0, 2).map(({ searchParams }) => [searchParams.has('code'), searchParams.has('state')])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await sandbox.posts('authorization/weblogin')).toHaveLength(1);
});
