import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, openSignUp, enterNewestCode, expectCodePage, signUpPage } from './signUpPage.ts';

const platforms = { xe: 'XEMT', britline: 'BRITLINE', johnlewis: 'JOHNLEWIS' } as const;

for (const brand of ['xe', 'britline', 'johnlewis'] as const) {
  test(`a visitor of ${brand} creates a personal account on a phone and returns to the partner`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const form = await openSignUp(page, sandbox, `transfer.${brand}`);
    await expectAccessible(page);
    await form.signUp(ada);
    await expectCodePage(page);
    await expect(page.getByText(ada)).toBeVisible();
    await expectAccessible(page);
    await enterNewestCode(page, sandbox);
    await expectSignedIn(page, ada);
    const [sent] = (await sandbox.requests('authorization/websignup')).filter(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({ devicePlatform: 'web', preferredLanguage: 'en', platform: platforms[brand] });
    expect(await sandbox.requests('marketingpreferences')).toEqual([]);
  });
}

test('a business sign-up has its own steps and call, and saves the choice of news for its account', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const form = await openSignUp(page, sandbox);
  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(steps).toHaveText(['Account', 'Verification', 'Country of residence', 'Your information']);
  await page.getByRole('radio', { name: 'Business' }).check();
  await expect(steps).toHaveText(['Account', 'Verification', 'Business details', 'Personal details']);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  const news = page.getByRole('checkbox', { name: 'Send me news and offers by email' });
  await expect(news).not.toBeChecked();
  await news.check();
  await form.signUp(ada);
  await expectCodePage(page);
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await enterNewestCode(page, sandbox);
  await expectSignedIn(page, ada, 'Business');
  expect(await sandbox.requests('authorization/websignupcorp')).not.toEqual([]);
  const [saved] = (await sandbox.requests('marketingpreferences')).filter(({ method }) => method === 'PUT');
  expect(saved).toMatchObject({ status: 200 });
});

test('a visitor without a partner continues to the registration of the account type', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/^console: Missing (platform|redirectUrl)/);
  await page.goto(`${sandbox.origin('account.xe')}/signup`);
  await page.getByRole('radio', { name: 'Business' }).check();
  await signUpPage(page).signUp(ada);
  await expectCodePage(page);
  await enterNewestCode(page, sandbox);
  await page.waitForURL(/corporate-registration/);
});

test('the redirect selects the account type', async ({ page, sandbox }) => {
  const redirect = encodeURIComponent(`${sandbox.origin('register.xe')}/corporate-registration`);
  await page.goto(`${sandbox.origin('account.xe')}/?redirect_uri=${redirect}`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked();
});

test('the list of rules updates while a person types the password', async ({ page, sandbox }) => {
  const form = await openSignUp(page, sandbox);
  const rules = page.getByRole('list', { name: 'Your password must have' }).getByRole('listitem');
  await expect(rules).toHaveCount(5);
  await expect(rules.filter({ hasText: 'a number' })).toContainText('(not met yet)');
  await form.password.pressSequentially('abc1');
  await expect(rules.filter({ hasText: 'a number' })).toContainText('(met)');
  await expect(rules.filter({ hasText: 'an uppercase letter' })).toContainText('(not met yet)');
  await form.signUp(ada, 'abc1');
  await expect(form.password).toHaveAccessibleDescription(/Choose a longer password: it needs at least 10 characters/);
  await expect(form.password).toHaveValue('abc1');
  await expectAccessible(page);
  expect(await sandbox.requests('authorization/websignup')).toEqual([]);
});
