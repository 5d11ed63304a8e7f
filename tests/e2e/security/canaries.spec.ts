import { expect, type Page } from '@playwright/test';
import { codePage, newestCode, typeCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { consentCard } from '#tests/e2e/consent/consentCard.ts';
import { allThirdParties, mockRecorder, servePageScripts } from '#tests/e2e/consent/thirdParties.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { person } from './canaries.ts';
import { collectEvidence, expectOnlyAllowed, type Evidence } from './evidence.ts';

const { email, name, password, phone, internationalPhone } = person;
const [newEmail, linkedEmail] = [`new.${email}`, `linked.${email}`];
const account = { password: 'Correct-horse-9', accountType: 'Personal', name } as const;
const linked = [1, 2].map((at) => ({ name: `${name} ${at}`, accountType: 'Personal', mobileNumber: null }) as const);

type Walk = { readonly page: Page; readonly sandbox: Sandbox; readonly evidence: Evidence };

const expectHeading = (page: Page, heading: string): Promise<void> =>
  expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

const untilRecorded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Reflect.get(window, 'standIn')?.events.length > 0);

const leave = async ({ page, evidence }: Walk, as: string): Promise<void> => {
  await expectSignedIn(page, as);
  await evidence.lookAfterHandOver();
};

/** Types the code that was sent last, after a wrong one. */
const enterBothCodes = async ({ page, sandbox, evidence }: Walk, to: string): Promise<void> => {
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const code = await newestCode(sandbox, to);
  evidence.add('one-time code', code);
  await typeCode(codePage(page).code, await wrongCode(sandbox, to));
  await confirm.click();
  await expect(codePage(page).problem).toBeVisible();
  await evidence.look();
  await typeCode(codePage(page).code, code);
  await confirm.click();
};

/** Starts at the partner again, where the browser knows the person, and goes on as another one. */
const startAsAnother = async ({ page, sandbox, evidence }: Walk, known: string): Promise<void> => {
  await page.goto(`${sandbox.origin('business.xe')}/sign-in`);
  await expectHeading(page, `Continue as ${known}`);
  await untilRecorded(page);
  await evidence.look();
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await expectHeading(page, 'Sign in');
};

const signUp = async (walk: Walk): Promise<void> => {
  const { page } = walk;
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expectHeading(page, 'Create your account');
  await page.getByRole('checkbox', { name: 'Send me news and offers by email' }).check();
  await page.getByRole('button', { name: 'Show password' }).click();
  await signUpPage(page).signUp(newEmail, password);
  await expectHeading(page, 'Check your email');
  await enterBothCodes(walk, newEmail);
  await leave(walk, newEmail);
};

const recover = async ({ page, sandbox, evidence }: Walk): Promise<void> => {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectHeading(page, 'Reset your password');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expectHeading(page, 'Check your email');
  await evidence.look();
  const code = await newestCode(sandbox, email);
  evidence.add('one-time code', code);
  await typeCode(codePage(page).code, code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectHeading(page, 'Choose a new password');
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await evidence.look();
  await page.getByRole('button', { name: 'Save password' }).click();
};

const addSecondFactor = async (walk: Walk): Promise<void> => {
  const { page, evidence } = walk;
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await enterBothCodes(walk, internationalPhone);
  await expectHeading(page, 'Your phone number has been added');
  await evidence.look();
  await page.getByRole('button', { name: 'Continue' }).click();
  await leave(walk, email);
};

const signInAndChoose = async (walk: Walk): Promise<void> => {
  const { page, evidence } = walk;
  await signInPage(page).signIn(linkedEmail, 'Canary-Passw0rd-8');
  await expect(signInPage(page).problem).toBeVisible();
  await evidence.look();
  await signInPage(page).signIn(linkedEmail, password);
  await expectHeading(page, 'Choose an account');
  await evidence.look();
  await page.getByRole('button', { name: `${name} 1` }).click();
  await leave(walk, linkedEmail);
};

test.use({ settingsOverrides: allThirdParties });

test('a sign-up, a recovery, a second factor, the choice of an account and “Continue as” leave nothing personal behind', async ({
  page,
  sandbox,
  context,
  pageErrors,
}) => {
  // Because: the substitute of the recorder reads the whole page after every change, and the walk has many.
  test.slow();
  pageErrors.expect(/(weblogin|confirmSignup|validate2FA) failed/);
  await mockRecorder(context, pageErrors);
  await servePageScripts(sandbox);
  const walk = { page, sandbox, evidence: await collectEvidence(page, sandbox) };
  const { evidence } = walk;
  await sandbox.createAccount({ ...account, email, twoFactor: 'Required', twoFactorStatus: 'SetupRequired' });
  await sandbox.createAccount({ ...account, email: linkedEmail, password, linked });
  await openSignInFrom(page, sandbox, 'partner.xe');
  await consentCard(page).press('Accept');
  await untilRecorded(page);
  await signUp(walk);
  await startAsAnother(walk, newEmail);
  await recover(walk);
  await addSecondFactor(walk);
  await startAsAnother(walk, email);
  await signInAndChoose(walk);
  const recording = evidence.textsOf('recording').join('\n');
  const call = '"args":["weblogin failed (401 NotAuthorizedException)"]';
  for (const text of ['authorization/websignup', 'Choose a new password', 'Enter your code', 'Choose an account', call])
    expect(recording).toContain(text);
  await expectOnlyAllowed(evidence, ['auth code', 'state', 'challenge', 'access token', 'one-time code']);
});
