import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, comeToSignUp, enterNewestCode, expectCodePage, newPassword, signUpPage } from './signUpPage.ts';

const platforms = { xe: 'XEMT', britline: 'BRITLINE', johnlewis: 'JOHNLEWIS' } as const;

for (const brand of ['xe', 'britline', 'johnlewis'] as const) {
  test(`a visitor of ${brand} opens a personal account on a phone and is back at the partner`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const form = await comeToSignUp(page, sandbox, `transfer.${brand}`);
    await expectAccessible(page);
    await form.signUp(ada);
    await expectCodePage(page);
    await expect(page.getByText(ada)).toBeVisible();
    await expectAccessible(page);
    await enterNewestCode(page, sandbox);
    await expectSignedIn(page, ada);
    const [sent] = (await sandbox.requests('authorization/websignup')).filter(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({ devicePlatform: 'web', preferredLanguage: 'en', platform: platforms[brand] });
  });
}

test('a business account goes its own way, and its steps say so', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const form = await comeToSignUp(page, sandbox);
  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(steps).toHaveText(['Account', 'Verification', 'Country of residence', 'Your information']);
  await page.getByRole('radio', { name: 'Business' }).check();
  await expect(steps).toHaveText(['Account', 'Verification', 'Business details', 'Personal details']);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await form.signUp(ada);
  await expectCodePage(page);
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await enterNewestCode(page, sandbox);
  await expectSignedIn(page, ada, 'Business');
  expect(await sandbox.requests('authorization/websignupcorp')).not.toEqual([]);
});

test('the whole of it goes by keyboard', async ({ page, sandbox }) => {
  await comeToSignUp(page, sandbox);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type(ada);
  await page.keyboard.press('Tab');
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expectCodePage(page);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Verification code')).toBeFocused();
  const [mail] = await sandbox.inbox(ada);
  await page.keyboard.type(mail?.code ?? '');
  await page.keyboard.press('Enter');
  await expectSignedIn(page, ada);
});

test('the choice of news is saved in the name of the new account, and only when it was made', async ({
  page,
  sandbox,
}) => {
  const form = await comeToSignUp(page, sandbox);
  await expect(page.getByRole('checkbox', { name: 'Send me news and offers by email' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Send me news and offers by email' }).check();
  await form.signUp(ada);
  await expectCodePage(page);
  await enterNewestCode(page, sandbox);
  await expectSignedIn(page, ada);
  const [saved] = (await sandbox.requests('marketingpreferences')).filter(({ method }) => method === 'PUT');
  expect(saved).toMatchObject({ status: 200 });
});

test('no choice of news, no call', async ({ page, sandbox }) => {
  const form = await comeToSignUp(page, sandbox);
  await form.signUp(ada);
  await expectCodePage(page);
  await enterNewestCode(page, sandbox);
  await expectSignedIn(page, ada);
  expect(await sandbox.requests('marketingpreferences')).toEqual([]);
});

test('whoever comes from nowhere goes on to the registration of the account type', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/^console: Missing (platform|redirectUrl)/);
  await page.goto(`${sandbox.origin('account.xe')}/signup`);
  await page.getByRole('radio', { name: 'Business' }).check();
  await signUpPage(page).signUp(ada);
  await expectCodePage(page);
  await enterNewestCode(page, sandbox);
  await page.waitForURL(/corporate-registration/);
});

test('the account type is the one the redirect stands for', async ({ page, sandbox }) => {
  const redirect = encodeURIComponent(`${sandbox.origin('register.xe')}/corporate-registration`);
  await page.goto(`${sandbox.origin('account.xe')}/?redirect_uri=${redirect}`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked();
});

test('the rules are ticked off while the password is typed', async ({ page, sandbox }) => {
  const form = await comeToSignUp(page, sandbox);
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

test('the code page can be confirmed in French', async ({ page, sandbox }) => {
  await comeToSignUp(page, sandbox);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr-FR');
  await expect(page.getByRole('heading', { name: 'Créez votre compte' })).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(ada);
  await page.getByLabel('Mot de passe', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.getByRole('heading', { name: 'Consultez vos e-mails' })).toBeVisible();
  const [mail] = await sandbox.inbox(ada);
  await page.getByLabel('Code de vérification').fill(mail?.code ?? '');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expectSignedIn(page, ada);
});
