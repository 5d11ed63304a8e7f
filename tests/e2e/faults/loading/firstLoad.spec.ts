import { expect, type Page } from '@playwright/test';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import {
  expectEmail,
  expectEmailKept,
  expectHeading,
  expectNotice,
  expectReady,
  expectSaved,
  openSignIn,
  reloadByNotice,
} from './loadingPage.ts';
import { chainFaults, chunksOf, type LoadedFile, messageFile, walkFaults } from './walkFaults.ts';

const shellScreen = '/forgot-password/error';

/** Makes the screen open to a tab: it needs an email. */
const knowEmail = async (page: Page): Promise<void> => {
  const session = writeSession(withParts(newSession, { typed: { email: unsafeNominal<'Email'>('ada@example.test') } }));
  await page.addInitScript((text) => sessionStorage.setItem('account.session', text), session);
};

const expectErrorScreen = (page: Page): Promise<void> => expectHeading(page, "We couldn't reset your password");

test('the entry script of a prerendered page fails: a notice, and "Try again" keeps the form but no password, and sends nothing', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = {
    kind: 'script',
    targets: chunksOf('index', 'js'),
    faults: ['no network', 'no answer', '404', 'truncated'],
  } as const;
  const emailField = page.getByLabel('Email address');
  const password = page.getByLabel('Create a password');
  const business = page.getByRole('radio', { name: 'Business' });
  let typed = '';
  await chainFaults({ page, sandbox, pageErrors }, file, {
    open: () => page.goto('/signup?allLocales=true', { waitUntil: 'commit' }),
    retry: async (cell) => {
      // Because: what was saved after the fault before must not count.
      typed = `${cell.name.replaceAll(' ', '-')}@sandbox.test`;
      await emailField.fill(typed);
      await password.fill('Typed-before-1');
      // Because: the choice of the first page must stay, although each later page begins with Personal.
      if (cell.name === 'no network') await business.check();
      await page.getByRole('button', { name: 'Create account' }).click();
      await expectHeading(page, 'Create your account');
      await expectNotice(page, cell);
      if (cell.name === '404') await expectAccessible(page);
      await reloadByNotice(page, cell);
      await expectSaved(page, { email: typed, 'accountType=Business': true });
    },
  });
  await expectReady(page);
  await expect(emailField).toHaveValue(typed);
  await expect(password).toHaveValue('');
  await expect(business).toBeChecked();
  expect(await sandbox.requests('websignupcorp')).toEqual([]);
});

const lost: Readonly<Record<string, () => LoadedFile>> = {
  'the script of the first view fails': () => ({
    kind: 'script',
    targets: chunksOf('view', 'js'),
    faults: ['404', 'another shape'],
  }),
  'the messages fail in every language': () => ({
    kind: 'catalogue',
    targets: [messageFile('en-GB')],
    faults: ['404'],
  }),
};

for (const [what, fileOf] of Object.entries(lost)) {
  test(`${what}: a notice, and "Try again" keeps the email`, async ({ page, sandbox, pageErrors }) => {
    await expectEmailKept({ page, sandbox, pageErrors }, fileOf());
  });
}

test('the style sheet fails: a prerendered page works with its inline style, and asks for it again', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const targets = chunksOf('style', 'css');
  const file = { kind: 'styles', targets, faults: ['404', 'another shape'] } as const;
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

test('the style sheet fails on a page that is not prerendered: its screen appears', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = { kind: 'styles', targets: chunksOf('style', 'css'), faults: ['no answer', '404'] } as const;
  await knowEmail(page);
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    await page.goto(shellScreen, { waitUntil: 'domcontentloaded' });
    // Because: the page waits three seconds for its style, and its screen may take ten.
    const showsScreen = async (): Promise<boolean> => {
      if (cell.name === 'no answer') await page.clock.fastForward(1000);
      return page.getByRole('heading', { name: "We couldn't reset your password" }).isVisible();
    };
    await expect.poll(showsScreen).toBe(true);
    if (cell.name === '404') await expectAccessible(page);
  });
});
