import { expect } from '@playwright/test';
import { isRecord } from '#env/sandbox/isRecord.ts';
import { eventName } from '#tests/e2e/consent/consentCard.ts';
import { holdScripts } from '#tests/e2e/fixtures/holdScripts.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const expectSentOnce = async (sandbox: Sandbox): Promise<void> => {
  const sent = await sandbox.posts('authorization/weblogin');
  expect(sent).toHaveLength(1);
};

// Because: outside Europe analytics needs no choice.
test.use({ timezoneId: 'America/New_York' });

test('a sign-in before the view and the deferred services are loaded is sent once, and tracked in order, with its form and its flow', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  // Because: the time of the page may pass faster than the collector answers.
  pageErrors.expect(/Analytics \w+ failed: timeout/);
  await page.clock.install();
  const loadView = await holdScripts(page, /\/assets\/view-/);
  const loadServices = await holdScripts(page, /\/assets\/deferred-/);
  await page.goto('/', { waitUntil: 'commit' });
  await signInPage(page).signIn('sms2fa@sandbox.test');
  expect(await sandbox.posts('authorization/weblogin')).toEqual([]);
  loadView();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  expect(await sandbox.events()).toEqual([]);
  loadServices();
  const tracked = async () =>
    (await sandbox.events()).flatMap((received) => {
      const properties = isRecord(received['properties']) ? received['properties'] : {};
      const { flow = null, form = null, accountType = null } = properties;
      return ['track', 'page'].includes(String(received['type']))
        ? [[eventName(received), flow ?? form, accountType]]
        : [];
    });
  const sent = async () => {
    // Because: the library sends what waits every five seconds.
    await page.clock.fastForward(1000);
    return tracked();
  };
  await expect.poll(sent).toEqual([
    ['page: login', 'Sign in', null],
    ['Form Submitted', 'sign in', null],
    ['Signed In', null, null],
    ['page: 2FA setup', 'Sign in', 'consumer'],
  ]);
  await expectSentOnce(sandbox);
});

/** What others do to a page before its script runs. */
const changes: Readonly<Record<string, (form: Element) => void>> = {
  'a browser has translated': (form) =>
    form.querySelectorAll('span:not(:has(*))').forEach((text) => {
      const font = document.createElement('font');
      font.append(`~${text.textContent ?? ''}`);
      text.replaceChildren(font);
    }),
  'a password manager has changed': (form) =>
    form.querySelectorAll('input').forEach((field) => {
      field.setAttribute('data-manager', 'form');
      field.after(document.createElement('button'));
    }),
};

for (const [what, change] of Object.entries(changes))
  test(`a page that ${what} before its script keeps what was typed, and sends the held sign-in once`, async ({
    page,
    sandbox,
  }) => {
    const release = await holdScripts(page);
    await page.goto(`${sandbox.origin('transfer.xe')}/sign-in`, { waitUntil: 'commit' });
    await signInPage(page).signIn('personal@sandbox.test');
    await page.locator('form').evaluate(change);
    release();
    await expect(page.getByRole('heading', { name: /Signed in/ })).toBeVisible();
    await expectSentOnce(sandbox);
  });
