import { expect, type Page } from '@playwright/test';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectHeading, expectNotice, expectReady, reloadByNotice } from './loadingPage.ts';
import { chainFaults, chunksOf, type LoadedFile, messageFile } from './walkFaults.ts';

const shellScreen = '/forgot-password/error';

/** Makes the screen open to a tab: it needs an email. */
const knowEmail = async (page: Page): Promise<void> => {
  const session = writeSession(withParts(newSession, { typed: { email: unsafeNominal<'Email'>('ada@example.test') } }));
  await page.addInitScript((text) => sessionStorage.setItem('account.session', text), session);
};

const expectErrorScreen = (page: Page): Promise<void> => expectHeading(page, "We couldn't reset your password");

test('the entry script of a prerendered page fails: a notice, and "Try again" leads on and sends nothing', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = {
    kind: 'script',
    targets: chunksOf('index', 'js'),
    faults: ['no network', 'no answer', '404', 'truncated'],
  } as const;
  await chainFaults({ page, sandbox, pageErrors }, file, {
    open: () => page.goto('/signup?allLocales=true', { waitUntil: 'commit' }),
    retry: async (cell) => {
      await page.getByLabel('Email address').fill('ada@sandbox.test');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expectHeading(page, 'Create your account');
      await expectNotice(page, cell);
      if (cell.name === '404') await expectAccessible(page);
      await reloadByNotice(page, cell);
    },
  });
  await expectReady(page);
  expect(await sandbox.requests('websignupcorp')).toEqual([]);
});

const lost: Readonly<Record<string, () => LoadedFile>> = {
  'the script of the first view': () => ({ kind: 'script', targets: chunksOf('view', 'js'), faults: ['404'] }),
  'the style sheet of the first view': () => ({ kind: 'styles', targets: chunksOf('view', 'css'), faults: ['404'] }),
  'the messages in every language': () => ({ kind: 'catalogue', targets: [messageFile('en-GB')], faults: ['404'] }),
};

for (const [what, fileOf] of Object.entries(lost)) {
  test(`${what} cannot be loaded: the page is loaded again, once, then has a notice, and "Try again" leads on`, async ({
    page,
    sandbox,
    pageErrors,
  }) => {
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    await chainFaults({ page, sandbox, pageErrors }, fileOf(), {
      open: () => page.goto('/signin?allLocales=true', { waitUntil: 'commit' }),
      retry: async (cell) => {
        await expect.poll(() => loads).toBe(2);
        await expectNotice(page, cell);
        expect(loads).toBe(2);
        await reloadByNotice(page, cell);
      },
    });
    await expectReady(page);
  });
}

test('the entry script of a page that is not prerendered fails: a notice, and "Try again" leads on', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = { kind: 'script', targets: chunksOf('index', 'js'), faults: ['404'] } as const;
  await knowEmail(page);
  await chainFaults({ page, sandbox, pageErrors }, file, {
    open: () => page.goto(shellScreen, { waitUntil: 'commit' }),
    retry: async (cell) => {
      await expectNotice(page, cell);
      if (cell.name === '404') await expectAccessible(page);
      await reloadByNotice(page, cell);
    },
  });
  await expectErrorScreen(page);
});
