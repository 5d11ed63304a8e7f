import { expect } from '@playwright/test';
import { messagesOf, readManifest } from '#env/shared/manifest.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import {
  breakFiles,
  chunksOf,
  expectHeading,
  expectNotice,
  expectReady,
  loggedFaults,
  reloadByNotice,
} from './walkFaults.ts';

const address = '/signup?allLocales=true';
const messages = () => [{ path: `/${readManifest(dist)[messagesOf('en-GB')]?.file ?? ''}` }];

test.beforeEach(({ pageErrors }) => pageErrors.expect(loggedFaults));

test('the entry script fails in any way: a notice, and "Try again" leads on and sends nothing', async ({
  page,
  sandbox,
}) => {
  for (const fault of ['no network', 'no answer', '404', 'truncated'] as const) {
    const mend = await breakFiles(page, chunksOf('index', 'js'), fault);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByLabel('Email address').fill('ada@sandbox.test');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectHeading(page, 'Create your account');
    await expectNotice(page);
    if (fault === '404') await expectAccessible(page);
    await mend();
    await reloadByNotice(page);
    await expectReady(page);
  }
  expect(await sandbox.requests('websignupcorp')).toEqual([]);
});

const lost = [
  ['the script of the first view', () => chunksOf('view', 'js')],
  ['the style sheet of the first view', () => chunksOf('view', 'css')],
  ['the messages in every language', messages],
] as const;

test('a part of the first view cannot be loaded: the page is loaded again, once, then has a notice, and "Try again" leads on', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  for (const [what, files] of lost)
    await test.step(what, async () => {
      loads = 0;
      const mend = await breakFiles(page, files(), '404');
      await page.goto(address, { waitUntil: 'commit' });
      await expect.poll(() => loads).toBe(2);
      await expectNotice(page);
      expect(loads).toBe(2);
      await mend();
      await reloadByNotice(page);
      await expectReady(page);
    });
});

test('the entry script of a page that is not prerendered fails: a notice, and "Try again" leads on', async ({
  page,
}) => {
  const mend = await breakFiles(page, chunksOf('index', 'js'), '404');
  await page.goto('/account-type?allLocales=true', { waitUntil: 'commit' });
  await expectNotice(page);
  await expectAccessible(page);
  await mend();
  await reloadByNotice(page);
  await expectReady(page);
});
