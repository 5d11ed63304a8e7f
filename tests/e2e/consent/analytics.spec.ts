import { expect } from '@playwright/test';
import { isRecord } from '#env/sandbox/isRecord.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { consentCard, deviceStorage, eventName } from './consentCard.ts';
import { allThirdParties, mockRecorder, servePageScripts } from './thirdParties.ts';

/** The requests to the host of the tag manager: "script" for its script, and the screen or event of each entry it read. */
const readByTagManager = async (sandbox: Sandbox): Promise<ReadonlyArray<unknown>> =>
  (await sandbox.requests(''))
    .filter(({ host }) => host === 'tags.localhost')
    .map(({ path, body }) => (path === '/read' && isRecord(body) ? (body['screen'] ?? body['event']) : 'script'));

test.describe('with every third party', () => {
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
    const handedOver = async () => [await names(), await readByTagManager(sandbox), recordings()];
    const form = await openSignInFrom(page, sandbox);
    const { card, press } = consentCard(page);
    await expect(card).toBeVisible();
    // Because: these scripts run in any order.
    await expect
      .poll(() => page.evaluate(() => globalThis.pageScripts?.toSorted()))
      .toEqual(['async', 'cache', 'matcher'].map((part) => `${sandbox.origin('launchpad.xe')}/common.js?${part}`));
    expect(await deviceStorage(page)).not.toContain('ajs_');
    expect(await handedOver()).toEqual([[], [], []]);

    await press('Accept');
    await expect.poll(() => deviceStorage(page)).toContain('ajs_anonymous_id');
    await form.signIn('personal@sandbox.test', 'Wrong-horse-9');
    await expect(form.problem).toBeVisible();
    await expect.poll(() => recordings().length).toBeGreaterThan(0);
    const read = ['script', 'Consent State Change', 'login', 'Form Submitted', 'Failure Shown'];
    await expect.poll(() => readByTagManager(sandbox)).toEqual(read);
    await expect.poll(names).toContain('Failure Shown');

    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await press('Reject');
    await expect.poll(() => deviceStorage(page)).not.toContain('ajs_');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    const before = await handedOver();
    await signInPage(page).submit.click();
    await expect(signInPage(page).problem).toBeVisible();
    expect(await deviceStorage(page)).not.toContain('ajs_');
    expect(await handedOver()).toEqual(before);
  });
});

// Because: a route of Playwright holds every request, and a reload ends those that are held.
test('a withdrawal sends its event without an identity, and reloads the page', async ({ page, sandbox }) => {
  const { press } = consentCard(page);
  await page.goto('/signin?showConsent=true');
  await press('Accept');
  await expect.poll(() => deviceStorage(page)).toContain('ajs_anonymous_id');
  await page.evaluate(() => Reflect.set(window, 'isMarked', true));
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await press('Reject');
  await page.waitForFunction(() => Reflect.get(window, 'isMarked') !== true);
  await expect(signInPage(page).submit).toBeVisible();
  expect(page.url()).not.toContain('showConsent');
  const refusals = async () =>
    (await sandbox.events()).filter(({ properties }) => isRecord(properties) && properties['performance'] === false);
  await expect.poll(refusals).toMatchObject([{ event: 'Consent State Change', userId: null }]);
  expect(await deviceStorage(page)).not.toContain('ajs_');
});
