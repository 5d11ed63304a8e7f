import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const goToProvider = async (page: Page, sandbox: Sandbox, provider = 'Google'): Promise<void> => {
  await openSignInFrom(page, sandbox, 'partner.xe');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
};

const continueAs = (page: Page, email: string): Promise<void> =>
  page.getByRole('button', { name: `Continue as ${email}` }).click();

for (const provider of ['Google', 'Apple']) {
  test(`an account of ${provider} signs in and returns to the partner`, async ({ page, sandbox }) => {
    await goToProvider(page, sandbox, provider);
    await continueAs(page, 'social@sandbox.test');
    await expectSignedIn(page, 'social@sandbox.test');
    expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
  });
}

test('an account with a password is named, and signs in with the password', async ({ page, sandbox }) => {
  await goToProvider(page, sandbox);
  await continueAs(page, 'personal@sandbox.test');
  await expect(page.getByRole('heading', { name: 'You already have an account', level: 1 })).toBeVisible();
  await expect(page.getByText('personal@sandbox.test')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('personal@sandbox.test')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const form = signInPage(page);
  await expect(form.email).toHaveValue('personal@sandbox.test');
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});

test('"Use a different account" forgets the provider\'s answer and keeps the partner', async ({ page, sandbox }) => {
  await goToProvider(page, sandbox);
  await continueAs(page, 'personal@sandbox.test');
  await page.getByRole('button', { name: 'Use a different account' }).click();
  const form = signInPage(page);
  await expect(form.email).toHaveValue('');
  await form.signIn('business@sandbox.test');
  await expectSignedIn(page, 'business@sandbox.test', 'Business');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});

test('a live session is not continued by another person at the provider, known or not: the page names its person and asks', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await (await openSignInFrom(page, sandbox, 'transfer.xe')).signIn('business@sandbox.test');
  await expectSignedIn(page, 'business@sandbox.test', 'Business');
  for (const other of ['stranger@sandbox.test', 'personal@sandbox.test']) {
    await page.context().clearCookies({ name: 'party_session' });
    await page.goto(sandbox.origin('partner.xe'));
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Continue as business@sandbox.test' })).toBeVisible();
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await continueAs(page, other);
    await expect(page.getByRole('heading', { name: 'Continue as business@sandbox.test', level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/continue');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectSignedIn(page, 'business@sandbox.test', 'Business');
    expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
  }
});

test('"Use a different account" beside an unproven session leads to the provider again, and then to its answer', async ({
  page,
  sandbox,
}) => {
  await (await openSignInFrom(page, sandbox, 'transfer.xe')).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await continueAs(page, 'stranger@sandbox.test');
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await continueAs(page, 'stranger@sandbox.test');
  await expect(page.getByRole('heading', { name: 'What type of account do you need?', level: 1 })).toBeVisible();
});

test('an unknown person chooses an account type, continues to its registration, and can return to choose the other', async ({
  page,
  sandbox,
}) => {
  await goToProvider(page, sandbox);
  await continueAs(page, 'stranger@sandbox.test');
  await expect(page.getByRole('heading', { name: 'What type of account do you need?', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go back' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Choose the type of account you need');
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByRole('radio', { name: 'Personal' })).toBeFocused();
  await expectAccessible(page);
  for (const [type, path] of [
    ['Personal', '/personal-registration'],
    ['Business', '/corporate-registration'],
  ] as const) {
    await page.getByRole('radio', { name: type }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL(`${sandbox.origin('register.xe')}${path}`);
    await page.goBack();
    await expect(page.getByRole('radio', { name: type })).toBeVisible();
  }
});

test('Back from the provider and Cancel there lead to pages that work', async ({ page, sandbox }) => {
  await page.goto('/idp/continue?code=planted&state=planted');
  await expect(page.getByRole('heading', { name: "We couldn't sign you in", level: 1 })).toBeVisible();
  expect(page.url()).not.toContain('planted');
  await goToProvider(page, sandbox);
  await page.goBack();
  await expect(signInPage(page).submit).not.toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: "We couldn't sign you in", level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});
