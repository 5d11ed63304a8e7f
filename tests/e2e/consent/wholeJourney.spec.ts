import { expect, type Page } from '@playwright/test';
import { newestCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn, password, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, enterNewestCode, expectCodePage, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { twoFactorPage } from '#tests/e2e/two-factor/twoFactorPage.ts';
import { consentCard, keptOn, nameOf } from './consentCard.ts';
import { everythingOn, playRecorder, servePageScripts } from './thirdParties.ts';

test.use({ overlay: everythingOn });

const canary = 'Canary-Passw0rd';
const number = '07700 900142';

const journey = [
  'Consent State Change, page: login, page: account registration, Form Submitted, Code Sent',
  'page: email verification, Form Submitted, Failure Shown, Form Submitted, Signed Up',
  'page: account registration, Redirected',
  'page: login, Form Submitted, Failure Shown, Form Submitted, Signed In',
  'page: 2FA setup, Form Submitted, page: 2FA setup, Form Submitted, Code Sent',
  'page: 2FA setup, Form Submitted, Two Factor Completed, Redirected',
];

/** What the collector was told, in the order it happened: a batch may overtake another. */
const told = async (sandbox: Sandbox): Promise<ReadonlyArray<string>> =>
  (await sandbox.events())
    .toSorted((one, other) => String(one['timestamp']).localeCompare(String(other['timestamp'])))
    .map(nameOf);

/** What follows the first screen has come, and has told the tag manager of the screen. */
const heard = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []).includes('login'));
};

/** A secret standing by itself: six digits may come up inside a longer number by chance. */
const alone = (secret: string): RegExp => new RegExp(`(?<![\\w-])${secret}(?![\\w-])`);

test('a sign-up by an emailed code and a sign-in by a phone number are told in the catalogue’s words, and no secret is', async ({
  page,
  sandbox,
  context,
  complaints,
}) => {
  complaints.expect(/confirmSignup failed|weblogin failed/);
  const { recordings } = await playRecorder(context, complaints);
  await servePageScripts(sandbox);
  const said: string[] = [];
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    // Because: secrets are said to the identity service, and by the specification it is asked of a number by address.
    if (pathname !== '/twofactorauth/lookupPhoneNumber') said.push(request.url());
    if (!hostname.startsWith('launchpad.')) said.push(request.postData() ?? '');
  });
  page.on('console', (message) => said.push(message.text()));

  await comeFrom(page, sandbox, 'partner.xe');
  await consentCard(page).press('Accept');
  await heard(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  const form = signUpPage(page);
  await form.email.fill(ada);
  await form.password.fill(canary);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(form.password).toHaveAttribute('type', 'text');
  // Because: nothing waits for these scripts, nor they for one another.
  expect(await page.evaluate(() => globalThis.pageScripts?.toSorted())).toEqual(
    ['async', 'cache', 'matcher'].map((part) => `${sandbox.origin('launchpad.xe')}/common.js?${part}`),
  );
  await form.submit.click();
  await expectCodePage(page);
  const emailed = await newestCode(sandbox, ada);
  await page.getByLabel('Verification code').fill(await wrongCode(sandbox, ada));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(form.problem).toBeVisible();
  said.push(await keptOn(page));
  await enterNewestCode(page, sandbox);
  await expectSignedIn(page, ada);

  await page.getByRole('link', { name: 'Sign out' }).click();
  await comeFrom(page, sandbox, 'partner.xe');
  await heard(page);
  const at = twoFactorPage(page, sandbox);
  await signInPage(page).signIn('setup2fa@sandbox.test', canary);
  await expect(signInPage(page).problem).toBeVisible();
  await signInPage(page).signIn('setup2fa@sandbox.test');
  await at.giveNumber(number);
  await at.press('Send code');
  await expect(at.code).toBeVisible();
  const texted = await newestCode(sandbox, '+447700900142');
  said.push(await keptOn(page));
  await at.enterCodeFrom('+447700900142');
  await expectSignedIn(page, 'setup2fa@sandbox.test');

  await expect.poll(async () => (await told(sandbox)).filter((name) => name === 'Redirected').length).toBe(2);
  expect((await told(sandbox)).filter((name) => !['identify', 'Web Vital'].includes(name)).join(', ')).toBe(
    journey.join(', '),
  );
  const events = JSON.stringify(await sandbox.events());
  for (const vital of ['LCP', 'INP', 'CLS']) expect(events).toContain(`"vital":"${vital}"`);
  expect(events).toContain('"recordingUrl":"https://app.logrocket.test/account/front/s/1"');
  expect(recordings().join()).toContain('authorization/websignup');
  for (const text of [...said, ...recordings(), events]) {
    expect(text).not.toContain(canary);
    expect(text).not.toContain(password);
    expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+|token=/);
    expect(text).not.toMatch(/7700\s?900142/);
    for (const code of [emailed, texted]) expect(text).not.toMatch(alone(code));
  }
  expect(events).not.toMatch(/[?&](state|code|code_challenge|redirect_uri|_dfxid)=/);
});
