import { expect, type Page, type Response } from '@playwright/test';
import { isRecord } from '#env/sandbox/parseJson.ts';
import { eventName } from '#tests/e2e/consent/consentCard.ts';
import { holdScripts } from '#tests/e2e/fixtures/holdScripts.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { continueToSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const isSignInResponse = (response: Response): boolean =>
  response.url().includes('authorization/weblogin') && response.request().method() === 'POST';

/** Delays React and its libraries until a promise resolves. */
const delayVendorChunk = async (page: Page, until: Promise<unknown>): Promise<void> => {
  const release = await holdScripts(page, /\/assets\/vendor-/);
  void until.then(release);
};

const expectSentOnce = async (sandbox: Sandbox): Promise<void> => {
  const sent = await sandbox.posts('authorization/weblogin');
  expect(sent).toHaveLength(1);
};

/** Presses a button once, after React has hydrated it and before the early events are replayed. */
const pressBeforeReplay = (page: Page, name: string): Promise<unknown> =>
  page.addInitScript((nameOfButton) => {
    const real = window.queueMicrotask.bind(window);
    let isPressed = false;
    // Because: the app ends its start in a microtask, after the effects of the form.
    const pressFirst = (): void => {
      const button = Array.from(document.querySelectorAll<HTMLElement>('main button')).find(
        ({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === nameOfButton,
      );
      const isHydrated = Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'));
      if (isPressed || !isHydrated) return;
      isPressed = true;
      button?.click();
    };
    window.queueMicrotask = (callback) =>
      real(() => {
        pressFirst();
        callback();
      });
  }, name);

/** Opens the sign-in page, fills the form before its scripts are there, and returns what releases them. */
const fillBeforeTheScript = async (page: Page): Promise<() => void> => {
  const release = await holdScripts(page, /\/assets\/vendor-/);
  await page.goto('/', { waitUntil: 'commit' });
  await signInPage(page).fill('personal@sandbox.test');
  return release;
};

test.describe('a press after React has hydrated the form, and before the early events are replayed', () => {
  test('sends the form once', async ({ page, sandbox }) => {
    await pressBeforeReplay(page, 'Sign in');
    const release = await fillBeforeTheScript(page);
    release();
    await continueToSignedIn(page, 'personal@sandbox.test');
    await expectSentOnce(sandbox);
  });

  test('shows the password, and does not hide it again', async ({ page }) => {
    await pressBeforeReplay(page, 'Show password');
    const release = await fillBeforeTheScript(page);
    release();
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
    await expect(signInPage(page).password).toHaveAttribute('type', 'text');
  });
});

test('input that changes after an early submit replaces what was sent', async ({ page }) => {
  const form = signInPage(page);
  const answered = page.waitForResponse(isSignInResponse);
  await delayVendorChunk(
    page,
    answered.then(() => form.email.fill('personal@sandbox.test')),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await form.signIn('business@sandbox.test');
  await continueToSignedIn(page, 'personal@sandbox.test');
});

test.describe('outside Europe, where analytics needs no choice', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a sign-in before the view and the deferred services are loaded is sent once, and tracked in order, with its form and its flow', async ({
    page,
    sandbox,
  }) => {
    await delayVendorChunk(page, page.waitForResponse(isSignInResponse));
    const loadServices = await holdScripts(page, /\/assets\/deferred-/);
    await page.goto('/', { waitUntil: 'commit' });
    await signInPage(page).signIn('sms2fa@sandbox.test');
    await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
    expect(await sandbox.events()).toEqual([]);
    loadServices();
    const tracked = async () =>
      (await sandbox.events()).flatMap((received) => {
        const properties = isRecord(received['properties']) ? received['properties'] : {};
        const { flow = null, form = null, accountType = null } = properties;
        return ['track', 'page'].includes(String(received['type'])) && eventName(received) !== 'Web Vital'
          ? [[eventName(received), flow ?? form, accountType]]
          : [];
      });
    await expect.poll(tracked, { timeout: 12_000 }).toEqual([
      ['page: login', 'Sign in', null],
      ['Form Submitted', 'sign in', null],
      ['Signed In', null, 'consumer'],
      ['page: 2FA setup', 'Sign in', 'consumer'],
    ]);
    await expectSentOnce(sandbox);
  });
});
