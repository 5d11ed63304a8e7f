import { expect, type Page } from '@playwright/test';
import { newestCode, typeCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, password, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, enterNewestCode, expectCodePage, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { twoFactorPage } from '#tests/e2e/two-factor/twoFactorPage.ts';
import { consentCard, deviceStorage, eventName } from './consentCard.ts';
import { allThirdParties, mockRecorder, servePageScripts } from './thirdParties.ts';

test.use({ settingsOverrides: allThirdParties });

const canary = 'Canary-Passw0rd';
const number = '07700 900142';

const journey = [
  'Consent State Change, page: login, page: account registration, Form Submitted, Code Sent',
  'page: email verification, Form Submitted, Failure Shown, Form Submitted',
  'page: account registration, Signed Up, Redirected',
  'page: login, Form Submitted, Failure Shown, Form Submitted, Signed In',
  'page: 2FA setup, Form Submitted, page: 2FA setup, Form Submitted, Code Sent',
  'page: 2FA setup, Form Submitted, Two Factor Completed, Redirected',
];

/** The names of the collected events, in order of their timestamps: one batch may arrive before an earlier one. */
const eventNames = async (sandbox: Sandbox): Promise<ReadonlyArray<string>> =>
  (await sandbox.events())
    .toSorted((one, other) => String(one['timestamp']).localeCompare(String(other['timestamp'])))
    .map(eventName);

/** Waits until the deferred services are loaded and have pushed the sign-in screen to the data layer. */
const waitForDataLayer = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []).includes('login'));
};

/** Matches a secret as a whole word: a longer number may contain the same six digits by chance. */
const wholeWord = (secret: string): RegExp => new RegExp(`(?<![\\w-])${secret}(?![\\w-])`);

test('a sign-up and a two-factor sign-in send the events of the catalogue, and no secret', async ({
  page,
  sandbox,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/confirmSignup failed|weblogin failed/);
  const { recordings } = await mockRecorder(context, pageErrors);
  await servePageScripts(sandbox);
  const visibleTexts: string[] = [];
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    // Because: the identity service receives secrets, and its lookup has a phone number in the address (specification 7.4).
    if (pathname !== '/twofactorauth/lookupPhoneNumber') visibleTexts.push(request.url());
    if (!hostname.startsWith('launchpad.')) visibleTexts.push(request.postData() ?? '');
  });
  page.on('console', (message) => visibleTexts.push(message.text()));

  await openSignInFrom(page, sandbox, 'partner.xe');
  await consentCard(page).press('Accept');
  await waitForDataLayer(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  const form = signUpPage(page);
  await form.email.fill(ada);
  await form.password.fill(canary);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(form.password).toHaveAttribute('type', 'text');
  // Because: these scripts run in any order.
  expect(await page.evaluate(() => globalThis.pageScripts?.toSorted())).toEqual(
    ['async', 'cache', 'matcher'].map((part) => `${sandbox.origin('launchpad.xe')}/common.js?${part}`),
  );
  await form.submit.click();
  await expectCodePage(page);
  const emailedCode = await newestCode(sandbox, ada);
  await typeCode(page.getByLabel('Verification code'), await wrongCode(sandbox, ada));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(form.problem).toBeVisible();
  visibleTexts.push(await deviceStorage(page));
  await enterNewestCode(page, sandbox);
  await expectSignedIn(page, ada);

  await page.getByRole('link', { name: 'Sign out' }).click();
  await openSignInFrom(page, sandbox, 'partner.xe');
  await waitForDataLayer(page);
  const twoFactor = twoFactorPage(page, sandbox);
  await signInPage(page).signIn('setup2fa@sandbox.test', canary);
  await expect(signInPage(page).problem).toBeVisible();
  await signInPage(page).signIn('setup2fa@sandbox.test');
  await twoFactor.enterNumber(number);
  await twoFactor.press('Send code');
  await expect(twoFactor.code).toBeVisible();
  const textedCode = await newestCode(sandbox, '+447700900142');
  visibleTexts.push(await deviceStorage(page));
  await twoFactor.enterCodeFrom('+447700900142');
  await expectSignedIn(page, 'setup2fa@sandbox.test');

  await expect.poll(async () => (await eventNames(sandbox)).filter((name) => name === 'Redirected').length).toBe(2);
  expect((await eventNames(sandbox)).filter((name) => !['identify', 'Web Vital'].includes(name)).join(', ')).toBe(
    journey.join(', '),
  );
  const events = JSON.stringify(await sandbox.events());
  for (const vital of ['LCP', 'INP', 'CLS']) expect(events).toContain(`"vital":"${vital}"`);
  expect(events).toContain('"recordingUrl":"https://app.logrocket.test/account/front/s/1"');
  expect(recordings().join()).toContain('authorization/websignup');
  for (const text of [...visibleTexts, ...recordings(), events]) {
    expect(text).not.toContain(canary);
    expect(text).not.toContain(password);
    expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+|token=/);
    expect(text).not.toMatch(/7700\s?900142/);
    for (const code of [emailedCode, textedCode]) expect(text).not.toMatch(wholeWord(code));
  }
  expect(events).not.toMatch(/[?&](state|code|code_challenge|redirect_uri|_dfxid)=/);
});
