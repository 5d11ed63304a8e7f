import { expect, type Page } from '@playwright/test';
import { codePage, newestCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { consentCard } from '#tests/e2e/consent/consentCard.ts';
import { allThirdParties, mockRecorder, servePageScripts } from '#tests/e2e/consent/thirdParties.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { collectEvidence, type Evidence, person } from './evidence.ts';
import { notePerson } from './nextPerson.ts';

const { email, name, password, phone, internationalPhone } = person;
const newEmail = `new.${email}`;
const linked = [1, 2].map((at) => ({ name: `${name} ${at}`, accountType: 'Personal', mobileNumber: null }) as const);
const account = { email, password: 'Correct-horse-9', accountType: 'Personal', name, linked } as const;

type Noted = Awaited<ReturnType<typeof notePerson>>;
type Walk = { readonly page: Page; readonly sandbox: Sandbox; readonly evidence: Evidence };

const expectHeading = (page: Page, heading: string): Promise<void> =>
  expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

const press = (page: Page, button: string): Promise<void> => page.getByRole('button', { name: button }).click();

const untilRecorded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Reflect.get(window, 'standIn')?.events.length > 0);

/** Types the code that was sent last, after a wrong one. */
const enterBothCodes = async ({ page, sandbox, evidence }: Walk, to: string): Promise<void> => {
  const code = await newestCode(sandbox, to);
  evidence.add('one-time code', code);
  await codePage(page).code.fill(await wrongCode(sandbox, to));
  await press(page, 'Confirm');
  await expect(codePage(page).problem).toBeVisible();
  await evidence.look();
  await codePage(page).code.fill(code);
  await press(page, 'Confirm');
};

const signUp = async (walk: Walk): Promise<void> => {
  const { page, evidence } = walk;
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expectHeading(page, 'Create your account');
  await page.getByRole('checkbox', { name: 'Send me news and offers by email' }).check();
  await press(page, 'Show password');
  await signUpPage(page).signUp(newEmail, password);
  await expectHeading(page, 'Check your email');
  await enterBothCodes(walk, newEmail);
  await expectSignedIn(page, newEmail);
  await evidence.lookAfterHandOver();
};

/** Starts at the partner again, where the browser knows the person, and goes on as another one, whose password is refused. */
const startAsAnother = async ({ page, sandbox, evidence }: Walk): Promise<Noted> => {
  const first = await notePerson(page, sandbox, newEmail);
  await page.goto(`${sandbox.origin('business.xe')}/sign-in`);
  await expectHeading(page, `Continue as ${newEmail}`);
  await untilRecorded(page);
  await evidence.look();
  await press(page, 'Use a different account');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused();
  await first.expectNotOnPage();
  await signInPage(page).signIn(email, 'Canary-Passw0rd-8');
  await expect(signInPage(page).problem).toBeVisible();
  await evidence.look();
  return first;
};

const recover = async ({ page, sandbox, evidence }: Walk): Promise<void> => {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectHeading(page, 'Reset your password');
  await page.getByLabel('Email address').fill(email);
  await press(page, 'Send code');
  await expectHeading(page, 'Check your email');
  await evidence.look();
  const code = await newestCode(sandbox, email);
  evidence.add('one-time code', code);
  await codePage(page).code.fill(code);
  await press(page, 'Continue');
  await expectHeading(page, 'Choose a new password');
  await page.getByLabel('New password').fill(password);
  await press(page, 'Show password');
  await evidence.look();
  await press(page, 'Save password');
};

const addSecondFactor = async (walk: Walk): Promise<void> => {
  const { page, evidence } = walk;
  await page.getByLabel('Phone number').fill(phone);
  await press(page, 'Continue');
  await press(page, 'Send code');
  await enterBothCodes(walk, internationalPhone);
  await expectHeading(page, 'Your phone number has been added');
  await evidence.look();
  await press(page, 'Continue');
};

test.use({ settingsOverrides: allThirdParties });

test('a sign-up, “Continue as”, a recovery, a second factor and the choice of an account leave nothing personal behind, and nothing of a person reaches the next one', async ({
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
  const evidence = await collectEvidence(page, sandbox);
  const walk = { page, sandbox, evidence };
  await sandbox.createAccount({ ...account, twoFactor: 'Required', twoFactorStatus: 'SetupRequired' });
  await openSignInFrom(page, sandbox, 'partner.xe');
  await consentCard(page).press('Accept');
  await untilRecorded(page);
  await signUp(walk);
  const first = await startAsAnother(walk);
  await recover(walk);
  await addSecondFactor(walk);
  await expectHeading(page, 'Choose an account');
  await evidence.look();
  await press(page, `${name} 1`);
  await expectSignedIn(page, email);
  await evidence.lookAfterHandOver();
  const recording = evidence.textsOf('recording').join('\n');
  const call = '"args":["weblogin failed (401 NotAuthorizedException)"]';
  for (const text of ['authorization/websignup', 'Choose a new password', 'Enter your code', 'Choose an account', call])
    expect(recording).toContain(text);
  await first.expectNotInEvents();
  await evidence.expectOnlyAllowed();
});
