import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, enterNewestCode, expectCodePage, newPassword, signUpPage } from './signUpPage.ts';

const platforms = { xe: 'XEMT', britline: 'BRITLINE', johnlewis: 'JOHNLEWIS' } as const;

/** Answers the banner of the partner that has its own, which replaces the consent card. */
const answerBanner = async (page: Page): Promise<void> => {
  const banner = page.getByRole('region', { name: 'Your privacy at John Lewis Money' });
  await banner.getByRole('button', { name: 'Analytics only' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Cookies' })).toBeHidden();
};

const platformsOf = async (sandbox: Sandbox, call: string): Promise<ReadonlyArray<unknown>> =>
  (await sandbox.posts(call)).map(({ body }) => Reflect.get(Object(body), 'platform'));

for (const brand of ['xe', 'britline', 'johnlewis'] as const) {
  test(`a visitor of ${brand} creates an account on a phone, signs in with it, and continues later without a password`, async ({
    page,
    context,
    sandbox,
  }) => {
    const host = `transfer.${brand}`;
    await page.setViewportSize({ width: 360, height: 740 });
    await openSignInFrom(page, sandbox, host);
    if (brand === 'johnlewis') await answerBanner(page);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUpPage(page).signUp(ada);
    await expectCodePage(page);
    await enterNewestCode(page, sandbox);
    await expectSignedIn(page, ada);

    await context.clearCookies();
    await (await openSignInFrom(page, sandbox, host)).signIn(ada, newPassword);
    await expectSignedIn(page, ada);
    await context.clearCookies({ name: '__Host-party_session' });
    await page.goto(`${sandbox.origin(host)}/sign-in`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: `Continue as ${ada}`, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectSignedIn(page, ada);
    expect(new URL(page.url()).origin).toBe(sandbox.origin(host));
    expect(await platformsOf(sandbox, 'authorization/websignup')).toEqual([platforms[brand]]);
    expect(await platformsOf(sandbox, 'authorization/weblogin')).toEqual([platforms[brand]]);
  });
}

test('a sign-up that a person opens in another tab ends at the partner', async ({ page, sandbox }) => {
  await openSignInFrom(page, sandbox, 'partner.xe');
  const link = page.getByRole('link', { name: 'Create an account' });
  await expect(link).toHaveAttribute('href', /^\/\?redirect_uri=.*&state=.*&next=/);
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'Create your account', level: 1 })).toBeVisible();
  expect(new URL(tab.url()).search).toBe('');
  await signUpPage(tab).signUp(ada);
  await expectCodePage(tab);
  await enterNewestCode(tab, sandbox);
  await expectSignedIn(tab, ada);
  expect(new URL(tab.url()).origin).toBe(sandbox.origin('partner.xe'));
});
