import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

type Entry = { readonly host: string; readonly platform: string; readonly referenceSource: string | null };

const entry = (host: string, platform: string, referenceSource: string | null = null): Entry => ({
  host,
  platform,
  referenceSource,
});

const products = [entry('invoices.xe', 'XECI', 'XECI'), entry('developer.xe', 'DEVPORTAL', 'DEVPORTAL')];
const productsThatEndSessions = [entry('erp.xe', 'ERP'), entry('data.xe', 'XECD', 'XECD')];
const transferSites = [
  entry('transfer.xe', 'XEMT'),
  entry('transfer.britline', 'BRITLINE'),
  entry('transfer.johnlewis', 'JOHNLEWIS'),
];

const signInFor = async (page: Page, sandbox: Sandbox, { host, platform, referenceSource }: Entry): Promise<void> => {
  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin(host));
  const sent = (await sandbox.posts('authorization/weblogin')).at(-1);
  expect(sent?.body).toMatchObject({ platform, redirectUrl: sandbox.origin(host) });
  expect(sent?.body).toMatchObject(referenceSource === null ? {} : { referenceSource });
};

const continueFrom = async (page: Page, sandbox: Sandbox, { host }: Entry): Promise<void> => {
  await page.context().clearCookies({ name: 'party_session' });
  await page.goto(`${sandbox.origin(host)}/sign-in`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Continue as personal@sandbox.test', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Continue as personal@sandbox\.test – /);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin(host));
};

test('a visitor from a product signs in for its platform and returns to the product', async ({
  page,
  context,
  sandbox,
}) => {
  for (const product of products) {
    await test.step(product.platform, async () => {
      await openSignInFrom(page, sandbox, product.host);
      await signInFor(page, sandbox, product);
    });
    await context.clearCookies();
  }
});

test('a visitor from the transfer site of each brand signs in, and continues later without a password', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const site of transferSites) {
    await test.step(site.platform, async () => {
      await openSignInFrom(page, sandbox, site.host);
      await expectAccessible(page);
      await signInFor(page, sandbox, site);
      expect(page.url()).toBe(`${sandbox.origin(site.host)}/`);
      await continueFrom(page, sandbox, site);
    });
  }
});

test('ERP and XECD end an existing session on entry', async ({ page, sandbox }) => {
  await (await openSignInFrom(page, sandbox)).signIn('business@sandbox.test');
  await expectSignedIn(page, 'business@sandbox.test', 'Business');
  for (const [index, product] of productsThatEndSessions.entries()) {
    await openSignInFrom(page, sandbox, product.host);
    const logouts = await sandbox.requests('/logout');
    expect(logouts).toHaveLength(index + 1);
    expect(logouts[index]).toMatchObject({ host: expect.stringContaining('launchpad.xe') });
    await signInFor(page, sandbox, product);
  }
});
