import { expect, type Page } from '@playwright/test';
import { codePage, newestCode, typeCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { consentCard } from '#tests/e2e/consent/consentCard.ts';
import { allThirdParties, mockRecorder, servePageScripts } from '#tests/e2e/consent/thirdParties.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test as base } from '#tests/e2e/fixtures/test.ts';
import { enterCode, save } from '#tests/e2e/password/recoveryPage.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { confirm, expectCodePage, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { twoFactorPage } from '#tests/e2e/two-factor/twoFactorPage.ts';
import { person } from './canaries.ts';
import { collectEvidence, expectOnlyAllowed, type Evidence } from './evidence.ts';

const { email, name, password, phone, internationalPhone } = person;
const account = { email, password, accountType: 'Personal', name } as const;
const wrongPassword = 'Canary-Passw0rd-8';

/** The values that the services make in every walk. */
const madeValues = ['auth code', 'state', 'challenge', 'access token'] as const;

/** A walk of the person who accepted all cookies: the recorder, analytics and page scripts run. */
const test = base.extend<{ readonly evidence: Evidence }>({
  settingsOverrides: allThirdParties,
  evidence: async ({ page, sandbox, context, pageErrors }, provide) => {
    pageErrors.expect(/(weblogin|confirmSignup|confirmForgotPassword|validate2FA) failed/);
    await mockRecorder(context, pageErrors);
    await servePageScripts(sandbox);
    await provide(await collectEvidence(context, page, sandbox));
  },
});

// Because: the substitute of the recorder reads the whole page after every change, and a walk has many.
test.slow();

/** Starts at a relying party, accepts the cookies, and waits for the recorder. */
const start = async (page: Page, sandbox: Sandbox): Promise<void> => {
  await openSignInFrom(page, sandbox, 'partner.xe');
  await consentCard(page).press('Accept');
  await page.waitForFunction(() => Reflect.get(window, 'standIn')?.events.length > 0);
};

const leave = async (page: Page, evidence: Evidence): Promise<void> => {
  await expectSignedIn(page, email);
  await evidence.lookAfterHandOver();
};

type Walk = { readonly page: Page; readonly sandbox: Sandbox; readonly evidence: Evidence };

/** Types the code that was sent last, after a wrong one. */
const enterBothCodes = async ({ page, sandbox, evidence }: Walk, to: string): Promise<void> => {
  evidence.add('one-time code', await newestCode(sandbox, to));
  await typeCode(codePage(page).code, await wrongCode(sandbox, to));
  await confirm(page).click();
  await expect(codePage(page).problem).toBeVisible();
  await evidence.look();
  await typeCode(codePage(page).code, await newestCode(sandbox, to));
  await confirm(page).click();
};

test('a sign-in, the choice of an account and "Continue as" leave nothing personal behind', async ({
  page,
  sandbox,
  evidence,
}) => {
  const linked = [1, 2].map((at) => ({ name: `${name} ${at}`, accountType: 'Personal', mobileNumber: null }) as const);
  await sandbox.createAccount({ ...account, linked });
  await start(page, sandbox);
  await signInPage(page).fill(email, wrongPassword);
  await evidence.look();
  await signInPage(page).submit.click();
  await expect(signInPage(page).problem).toBeVisible();
  await evidence.look();
  await signInPage(page).signIn(email, password);
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await evidence.look();
  await page.getByRole('button', { name: `${name} 1` }).click();
  await leave(page, evidence);
  await page.goto(sandbox.origin('business.xe'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: `Continue as ${email}` })).toBeVisible();
  await page.waitForFunction(() => Reflect.get(window, 'standIn')?.events.length > 0);
  await evidence.look();
  expect(evidence.textOf('recording')).toContain('Choose an account');
  expect(evidence.textOf('recording')).toContain('"args":["weblogin failed (401 NotAuthorizedException)"]');
  await expectOnlyAllowed(evidence, madeValues);
});

test('a sign-up leaves nothing personal behind', async ({ page, sandbox, evidence }) => {
  await start(page, sandbox);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Send me news and offers by email' }).check();
  await page.getByRole('button', { name: 'Show password' }).click();
  await signUpPage(page).signUp(email, password);
  await expectCodePage(page);
  await enterBothCodes({ page, sandbox, evidence }, email);
  await leave(page, evidence);
  expect(evidence.textOf('recording')).toContain('authorization/websignup');
  await expectOnlyAllowed(evidence, [...madeValues, 'one-time code']);
});

test('a recovery leaves nothing personal behind', async ({ page, sandbox, evidence }) => {
  await sandbox.createAccount({ ...account, password: 'Correct-horse-9' });
  await start(page, sandbox);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expectCodePage(page);
  await evidence.look();
  const code = await newestCode(sandbox, email);
  evidence.add('one-time code', code);
  await enterCode(page, code);
  await page.getByRole('button', { name: 'Show password' }).click();
  await evidence.look();
  await save(page, password);
  await leave(page, evidence);
  expect(evidence.textOf('recording')).toContain('Choose a new password');
  await expectOnlyAllowed(evidence, [...madeValues, 'one-time code']);
});

test('a two-factor sign-in leaves nothing personal behind', async ({ page, sandbox, evidence }) => {
  await sandbox.createAccount({ ...account, twoFactor: 'Required', twoFactorStatus: 'SetupRequired' });
  await start(page, sandbox);
  await signInPage(page).signIn(email, password);
  const twoFactor = twoFactorPage(page, sandbox);
  await twoFactor.enterNumber(phone);
  await twoFactor.press('Send code');
  await expect(twoFactor.code).toBeVisible();
  await enterBothCodes({ page, sandbox, evidence }, internationalPhone);
  await expect(page.getByRole('heading', { name: 'Your phone number has been added' })).toBeVisible();
  await evidence.look();
  await page.getByRole('button', { name: 'Continue' }).click();
  await leave(page, evidence);
  expect(evidence.textOf('recording')).toContain('Enter your code');
  await expectOnlyAllowed(evidence, [...madeValues, 'one-time code']);
});
