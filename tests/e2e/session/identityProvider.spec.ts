import { expect, type Page } from '@playwright/test';
import { deviceStorage } from '#tests/e2e/consent/consentCard.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { continueToSignedIn, openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const goToProvider = async (page: Page, sandbox: Sandbox, provider: 'Google' | 'Apple'): Promise<void> => {
  await openSignInFrom(page, sandbox, 'partner.xe');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
};

const continueAs = (page: Page, email: string): Promise<void> =>
  page.getByRole('button', { name: `Continue as ${email}` }).click();

test('an account of the provider signs in and returns to the partner', async ({ page, sandbox }) => {
  await goToProvider(page, sandbox, 'Google');
  await continueAs(page, 'social@sandbox.test');
  await expectSignedIn(page, 'social@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});

test('an account with a password is named until the person uses another, and its password leads to the partner', async ({
  page,
  sandbox,
}) => {
  await goToProvider(page, sandbox, 'Apple');
  await continueAs(page, 'personal@sandbox.test');
  await page.getByRole('button', { name: 'Use a different account' }).click();
  const form = signInPage(page);
  await expect(form.email).toHaveValue('');
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await continueAs(page, 'personal@sandbox.test');
  await expect(page.getByRole('heading', { name: 'You already have an account', level: 1 })).toBeVisible();
  await expect(page.getByText('personal@sandbox.test')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('personal@sandbox.test')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(form.email).toHaveValue('personal@sandbox.test');
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});

test('a live session is not continued by another person at the provider: the page names its person and asks', async ({
  page,
  sandbox,
}) => {
  await (await openSignInFrom(page, sandbox, 'transfer.xe')).signIn('business@sandbox.test');
  await expectSignedIn(page, 'business@sandbox.test', 'Business');
  await page.goto(`${sandbox.origin('partner.xe')}/sign-in`);
  await expect(page.getByRole('heading', { name: 'Continue as business@sandbox.test' })).toBeVisible();
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await continueAs(page, 'personal@sandbox.test');
  await expect(page.getByRole('heading', { name: 'Continue as business@sandbox.test', level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/continue');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectSignedIn(page, 'business@sandbox.test', 'Business');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});

test('an unknown person who leaves a live session chooses an account type, continues to its registration, and can return to choose the other', async ({
  page,
  sandbox,
}) => {
  await (await openSignInFrom(page, sandbox, 'transfer.xe')).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await continueAs(page, 'stranger@sandbox.test');
  await expect(page.getByRole('heading', { name: 'Continue as personal@sandbox.test', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await continueAs(page, 'stranger@sandbox.test');
  await expect(page.getByRole('heading', { name: 'What type of account do you need?', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go back' })).toHaveCount(0);

  const submit = page.getByRole('button', { name: 'Continue', exact: true });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Choose the type of account you need');
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByRole('radio', { name: 'Personal' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Personal' }).check();
  await submit.click();
  await page.waitForURL(`${sandbox.origin('register.xe')}/personal-registration`);
  await page.goBack();
  await page.getByRole('radio', { name: 'Business' }).check();
  await submit.click();
  await page.waitForURL(`${sandbox.origin('register.xe')}/corporate-registration`);
});

test('an answer that nobody asked for is not kept; Back from the provider and Cancel there lead to pages that work, for the platform of the query', async ({
  page,
  sandbox,
}) => {
  await page.goto('/idp/continue?code=planted&state=planted');
  const problem = page.getByRole('heading', { name: "We couldn't sign you in", level: 1 });
  await expect(problem).toBeVisible();
  expect(page.url()).not.toContain('planted');
  expect(await deviceStorage(page)).not.toContain('planted');

  const query = new URLSearchParams({ platform: 'xeci', redirect_uri: sandbox.origin('partner.xe') });
  await page.goto(`/?${query.toString()}`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('platform')).toBe('XECI');
  await page.goBack();
  await expect(signInPage(page).submit).not.toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(problem).toBeVisible();
  const help = page.getByRole('link', { name: 'Get help' });
  await expect(help).toHaveAttribute('href', `${sandbox.origin('invoices.xe')}/help`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await signInPage(page).signIn('personal@sandbox.test');
  await continueToSignedIn(page, 'personal@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});
