import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { consentCard, keptOn, nameOf } from './consentCard.ts';
import { everythingOn, playRecorder } from './thirdParties.ts';

// Because: the recorder's hosts are no part of the sandbox, so whatever is asked of them unasked fails the test.
test.use({ overlay: { ...everythingOn, f5Enabled: false } });

test('before a choice nothing leaves the page and nothing is kept for it', async ({ page, sandbox }) => {
  const form = await comeFrom(page, sandbox);
  await expect(consentCard(page).card).toBeVisible();
  expect(await keptOn(page)).not.toContain('ajs_');
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(await sandbox.events()).toEqual([]);
  expect((await sandbox.requests('')).filter(({ host }) => host.startsWith('collector'))).toEqual([]);
});

test('after refusal only the choice itself is told, of nobody, and nothing is kept for it', async ({
  page,
  sandbox,
  context,
}) => {
  const form = await comeFrom(page, sandbox);
  await consentCard(page).press('Reject');
  await expect.poll(async () => (await sandbox.events()).length).toBe(1);
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  const events = await sandbox.events();
  expect(events.map(nameOf)).toEqual(['Consent State Change']);
  expect(events[0]).toMatchObject({
    properties: { performance: false, marketing: false, compliance: false, brand: 'xe' },
  });
  await page.goto(`${sandbox.origin('account.xe')}/signin`);
  const kept = (await keptOn(page)) + JSON.stringify(await context.cookies());
  expect(kept).not.toContain(String(events[0]?.['anonymousId']));
  expect(kept).not.toContain('ajs_');
});

test('Britline tells nobody of a refusal', async ({ page, sandbox }) => {
  const form = await comeFrom(page, sandbox, 'transfer.britline');
  await consentCard(page).press('Reject');
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect((await sandbox.requests('')).filter(({ host }) => host.startsWith('collector'))).toEqual([]);
});

test('withdrawn consent takes the identifiers off the device and ends the telling', async ({
  page,
  sandbox,
  context,
  complaints,
}) => {
  const { recordings } = await playRecorder(context, complaints);
  await comeFrom(page, sandbox);
  await consentCard(page).press('Accept');
  await expect.poll(() => keptOn(page)).toContain('ajs_anonymous_id');
  await signInPage(page).email.fill('a');
  await expect.poll(() => recordings().length).toBe(1);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await consentCard(page).press('Reject');
  await expect.poll(() => keptOn(page)).not.toContain('ajs_');
  await signInPage(page).email.fill('b');
  await page.reload();
  await signInPage(page).submit.click();
  await expect(signInPage(page).problem).toBeVisible();
  expect(await keptOn(page)).not.toContain('ajs_');
  expect(recordings()).toHaveLength(1);
});
