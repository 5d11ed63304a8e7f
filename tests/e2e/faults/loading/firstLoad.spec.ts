import { expect } from '@playwright/test';
import { messagesOf, readManifest } from '#env/shared/manifest.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { breakFiles, chunksOf, expectHeading, expectNotice, loggedFaults, reloadByNotice } from './walkFaults.ts';

test.beforeEach(({ pageErrors }) => pageErrors.expect(loggedFaults));

test('the entry script fails: a notice, also on a page that is not prerendered, and "Try again" leads on and sends nothing', async ({
  page,
  sandbox,
}) => {
  const mend = await breakFiles(page, chunksOf('index', 'js'), '404');
  await page.goto('/account-type?allLocales=true', { waitUntil: 'commit' });
  await expectNotice(page);
  await expectAccessible(page);
  await page.goto('/signup?allLocales=true', { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill('ada@sandbox.test');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectHeading(page, 'Create your account');
  await expectNotice(page);
  await expectAccessible(page);
  await mend();
  await reloadByNotice(page);
  await expectReady(page);
  expect(await sandbox.requests('websignupcorp')).toEqual([]);
});

const messages = () => [{ path: `/${readManifest(dist)[messagesOf('en-GB')]?.file ?? ''}` }];

// Because: the view is not loaded without its style sheet, as it is not without its script.
const lost = [
  ['the style sheet of the first view', () => chunksOf('view', 'css')],
  ['the messages in every language', messages],
] as const;

test('a part of the first view cannot be loaded: the page is loaded again, once, then has a notice, and "Try again" leads on', async ({
  page,
}) => {
  let [loads, failed] = [0, 0];
  page.on('framenavigated', () => (loads += 1));
  page.on('pageerror', () => (failed = loads));
  for (const [what, files] of lost)
    await test.step(what, async () => {
      [loads, failed] = [0, 0];
      const mend = await breakFiles(page, files(), '404');
      await page.goto('/signup?allLocales=true', { waitUntil: 'commit' });
      await expect.poll(() => failed).toBe(2);
      await expectNotice(page);
      expect(loads).toBe(2);
      await mend();
      await reloadByNotice(page);
      await expectReady(page);
    });
});
