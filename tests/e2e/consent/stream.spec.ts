import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn, password, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { consentCard, keptOn, nameOf } from './consentCard.ts';

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

test('after acceptance a journey is told in the catalogue’s words, and in no others', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/weblogin failed/);
  const form = await comeFrom(page, sandbox);
  await consentCard(page).press('Accept');
  await form.signIn('personal@sandbox.test', 'Wrong-horse-9');
  await expect(form.problem).toBeVisible();
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  const told = async () => (await sandbox.events()).map(nameOf);
  await expect.poll(told, { timeout: 12_000 }).toContain('Redirected');
  const names = (await told()).filter((name) => name !== 'identify' && name !== 'Web Vital');
  expect(names).toEqual([
    'Consent State Change',
    'page: login',
    'Form Submitted',
    'Failure Shown',
    'Form Submitted',
    'Signed In',
    'Redirected',
  ]);
  const failed = (await sandbox.events()).find((event) => nameOf(event) === 'Failure Shown');
  expect(failed?.['properties']).toMatchObject({ failure: 'login failed', brand: 'xe' });
});

test('withdrawn consent takes the identifiers off the device and ends the telling', async ({ page, sandbox }) => {
  await comeFrom(page, sandbox);
  await consentCard(page).press('Accept');
  await expect.poll(() => keptOn(page)).toContain('ajs_anonymous_id');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await consentCard(page).press('Reject');
  await expect.poll(() => keptOn(page)).not.toContain('ajs_');
  await page.reload();
  await signInPage(page).submit.click();
  await expect(signInPage(page).problem).toBeVisible();
  expect(await keptOn(page)).not.toContain('ajs_');
});

test('password, code, token and query are in no event, no address, no log and no storage', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/weblogin failed/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => said.push(request.url()));
  const form = await comeFrom(page, sandbox, 'partner.xe');
  await consentCard(page).press('Accept');
  await form.signIn('personal@sandbox.test', 'Canary-Pw-1!');
  await expect(form.problem).toBeVisible();
  said.push(await keptOn(page));
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  await expect.poll(async () => (await sandbox.events()).map(nameOf), { timeout: 12_000 }).toContain('Redirected');
  const told = JSON.stringify(await sandbox.events());
  for (const text of [told, said.join()]) {
    expect(text).not.toContain('Canary-Pw-1!');
    expect(text).not.toContain(password);
    expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
  }
  expect(told).not.toMatch(/[?&](state|code|code_challenge|redirect_uri|_dfxid)=/);
});

const troubles = [
  ['blocked', { reset: true }],
  ['hanging', { hang: true }],
  ['failing', { status: 500, body: 'no' }],
  ['lying', { status: 200, body: { integrations: 'none' } }],
] as const;

for (const [name, fault] of troubles) {
  test(`a visitor who accepted signs in with every third party ${name}`, async ({ page, sandbox, complaints }) => {
    complaints.expect(
      /Analytics|Unable to fetch theme|Failed to|content\.localhost|collector\.localhost|console: no |TypeError/,
    );
    for (const host of ['collector.localhost', 'content.localhost', 'banner.johnlewis.localhost'])
      await sandbox.fail({ host, path: '', ...fault });
    const form = await comeFrom(page, sandbox, 'transfer.britline');
    await consentCard(page).press('Accept');
    await form.signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
  });
}
