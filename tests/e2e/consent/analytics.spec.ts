import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { consentCard, deviceStorage, eventName } from './consentCard.ts';
import { allThirdParties, mockRecorder, readByTagManager, servePageScripts } from './thirdParties.ts';

test.use({ settingsOverrides: allThirdParties });

test('analytics, the recorder and the tag manager run from "Accept" to a withdrawal, which removes their identifiers', async ({
  page,
  sandbox,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/weblogin failed/);
  const { recordings } = await mockRecorder(context, pageErrors);
  await servePageScripts(sandbox);
  const names = async (): Promise<ReadonlyArray<string>> => (await sandbox.events()).map(eventName);
  const form = await openSignInFrom(page, sandbox);
  const { card, press } = consentCard(page);
  await expect(card).toBeVisible();
  // Because: these scripts run in any order.
  await expect
    .poll(() => page.evaluate(() => globalThis.pageScripts?.toSorted()))
    .toEqual(['async', 'cache', 'matcher'].map((part) => `${sandbox.origin('launchpad.xe')}/common.js?${part}`));
  expect(await deviceStorage(page)).not.toContain('ajs_');
  expect([await names(), await readByTagManager(sandbox), recordings()]).toEqual([[], [], []]);

  await press('Accept');
  await expect.poll(() => deviceStorage(page)).toContain('ajs_anonymous_id');
  await form.signIn('personal@sandbox.test', 'Wrong-horse-9');
  await expect(form.problem).toBeVisible();
  await expect.poll(() => recordings().length).toBeGreaterThan(0);
  const read = ['script', 'Consent State Change', 'login', 'Form Submitted', 'Failure Shown'];
  await expect.poll(() => readByTagManager(sandbox)).toEqual(read);
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  await expect.poll(names).toContain('Redirected');
  const events = JSON.stringify(await sandbox.events());
  expect(events).toContain('"recordingUrl":"https://app.logrocket.test/account/front/s/1"');

  await page.goto('/signin');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await press('Reject');
  await expect.poll(() => deviceStorage(page)).not.toContain('ajs_');
  const [sent, recorded, seen] = [await names(), recordings().length, await readByTagManager(sandbox)];
  await page.reload();
  await signInPage(page).submit.click();
  await expect(signInPage(page).problem).toBeVisible();
  expect(await deviceStorage(page)).not.toContain('ajs_');
  expect(await readByTagManager(sandbox)).toEqual(seen);
  expect(recordings()).toHaveLength(recorded);
  expect((await names()).filter((name) => name !== 'Consent State Change')).toEqual(
    sent.filter((name) => name !== 'Consent State Change'),
  );
});
