import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { consentCard, deviceStorage, eventName } from './consentCard.ts';
import { allThirdParties, mockRecorder, readByTagManager } from './thirdParties.ts';

// Because: the sandbox does not serve the recorder's hosts, so any request to them fails the test.
test.use({ settingsOverrides: { ...allThirdParties, f5Enabled: false } });

test('before a choice the page sends no event, stores no identifier and loads no tag manager', async ({
  page,
  sandbox,
}) => {
  const form = await openSignInFrom(page, sandbox);
  await expect(consentCard(page).card).toBeVisible();
  expect(await deviceStorage(page)).not.toContain('ajs_');
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(await sandbox.events()).toEqual([]);
  expect((await sandbox.requests('')).filter(({ host }) => host.startsWith('collector'))).toEqual([]);
  expect(await readByTagManager(sandbox)).toEqual([]);
});

test('after a rejection the page sends only the choice, without an identifier, and stores none', async ({
  page,
  sandbox,
  context,
}) => {
  const form = await openSignInFrom(page, sandbox);
  await consentCard(page).press('Reject');
  await expect.poll(async () => (await sandbox.events()).length).toBe(1);
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  const events = await sandbox.events();
  expect(events.map(eventName)).toEqual(['Consent State Change']);
  expect(events[0]).toMatchObject({
    properties: { performance: false, marketing: false, compliance: false, brand: 'xe' },
  });
  await page.goto(`${sandbox.origin('account.xe')}/signin`);
  const stored = (await deviceStorage(page)) + JSON.stringify(await context.cookies());
  expect(stored).not.toContain(String(events[0]?.['anonymousId']));
  expect(stored).not.toContain('ajs_');
  expect(await readByTagManager(sandbox)).toEqual([]);
});

test('after "Accept" the tag manager reads the data layer; a withdrawal removes the identifiers and stops all events', async ({
  page,
  sandbox,
  context,
  pageErrors,
}) => {
  const { recordings } = await mockRecorder(context, pageErrors);
  await openSignInFrom(page, sandbox);
  await consentCard(page).press('Accept');
  await expect.poll(() => deviceStorage(page)).toContain('ajs_anonymous_id');
  await signInPage(page).email.fill('a');
  await expect.poll(() => recordings().length).toBe(1);
  const read = ['script', 'Consent State Change', 'login'];
  await expect.poll(() => readByTagManager(sandbox)).toEqual(read);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await consentCard(page).press('Reject');
  await expect.poll(() => deviceStorage(page)).not.toContain('ajs_');
  await signInPage(page).email.fill('b');
  await page.reload();
  await signInPage(page).submit.click();
  await expect(signInPage(page).problem).toBeVisible();
  expect(await deviceStorage(page)).not.toContain('ajs_');
  expect(recordings()).toHaveLength(1);
  expect(await readByTagManager(sandbox)).toEqual(read);
});
