import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { furtherStatuses } from './loadingFaults.ts';
import {
  email,
  expectEmail,
  expectEmailKept,
  expectHeading,
  expectReady,
  lateNotice,
  openSignIn,
  reloadByNotice,
} from './loadingPage.ts';
import { chunksOf, loadTimeout, walkFaults } from './walkFaults.ts';

const shellScreen = '/forgot-password/error';

const expectErrorScreen = (page: Page): Promise<void> => expectHeading(page, "We couldn't reset your password");

test('the entry script of a prerendered page fails: a notice, and "Try again" keeps the form but no password, and sends nothing', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = { kind: 'script', targets: chunksOf('index', 'js') } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    await page.goto('/signup?allLocales=true', { waitUntil: 'commit' });
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Typed-before-1');
    await page.getByRole('radio', { name: 'Business' }).check();
    if (cell.name !== 'slow') {
      await page.getByRole('button', { name: 'Create account' }).click();
      await expectHeading(page, 'Create your account');
      await reloadByNotice(page, cell);
      await expectReady(page);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    }
    await expectReady(page);
    await expectEmail(page);
    await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked();
    expect(await sandbox.requests('websignupcorp')).toEqual([]);
  });
});

test('an entry script that fails twice in a row keeps the email', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/Failed to load resource/);
  for (const target of chunksOf('index', 'js')) await sandbox.fail({ ...target, status: 503 });
  await openSignIn(page);
  const notice = lateNotice(page);
  const tryAgain = notice.getByRole('link', { name: 'Try again' });
  await tryAgain.click();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
  await expect(notice).toBeVisible();
  await sandbox.clearFaults();
  await tryAgain.click();
  await expectReady(page);
  await expectEmail(page);
});

test('the script of the first view fails: a notice, and "Try again" keeps the email', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = { kind: 'script', targets: chunksOf('view', 'js'), leftOut: furtherStatuses } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, (cell) => expectEmailKept(page, cell));
});

test('the style sheet of the first view fails: a notice, and "Try again" keeps the email', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const leftOut = {
    empty: 'A style sheet without rules is a valid one, and the style of the first screen is inline.',
    truncated: 'A browser reads the rules up to the cut, and the style of the first screen is inline.',
  };
  const file = { kind: 'styles', targets: chunksOf('view', 'css'), leftOut } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, (cell) => expectEmailKept(page, cell));
});

test('the style sheet of the brand fails: a prerendered page works with its inline style, and asks for it again', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const targets = chunksOf('index', 'css');
  const file = { kind: 'styles', targets, leftOut: furtherStatuses } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async ({ name }) => {
    await openSignIn(page);
    await expectReady(page);
    await expectEmail(page);
    const requests = async (): Promise<number> => (await sandbox.requests(targets[0]?.path ?? 'none')).length;
    if (name === '404') await expect.poll(requests).toBeGreaterThan(1);
  });
});

test('the entry script of a page that is not prerendered fails: a notice, and "Try again" leads on', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = {
    kind: 'script',
    targets: chunksOf('index', 'js'),
    leftOut: furtherStatuses,
  } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    await page.goto(shellScreen, { waitUntil: 'commit' });
    if (cell.name !== 'slow') await reloadByNotice(page, cell);
    await expectErrorScreen(page);
  });
});

test('the style sheet of the brand fails on a page that is not prerendered: its screen appears', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = { kind: 'styles', targets: chunksOf('index', 'css'), leftOut: furtherStatuses } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    await page.goto(shellScreen, { waitUntil: 'domcontentloaded' });
    // Because: the page waits for its styles, and then as long for its screen.
    if (cell.name === 'no answer') await page.clock.fastForward(loadTimeout);
    await expectErrorScreen(page);
    if (cell.name === '404') await expectAccessible(page);
  });
});
