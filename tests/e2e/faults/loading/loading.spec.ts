import { expect, type Page } from '@playwright/test';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { chunksOf, messageFiles, walkFaults, type Cell } from './walkFaults.ts';

const email = 'personal@sandbox.test';

const expectHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

const expectEmail = (page: Page): Promise<void> =>
  expect(page.getByRole('textbox', { name: /Email address|Adresse e-mail/ })).toHaveValue(email);

/** Expects the page to handle events: a prerendered page offers only its own language until then. */
const expectReady = (page: Page): Promise<void> => expect(page.getByRole('option', { name: 'Dansk' })).toHaveCount(1);

const openSignIn = async (page: Page): Promise<void> => {
  await page.goto('/signin?allLocales=true');
  await page.getByRole('textbox', { name: /Email address|Adresse e-mail/ }).fill(email);
};

/** Expects the page that replaces a screen; it is not busy. Ends the fault and tries again. */
const tryAgain = async (page: Page, { pass, mend }: Cell): Promise<void> => {
  await pass(page.getByRole('heading', { name: 'Something went wrong' }));
  await expectHeading(page, 'Something went wrong');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
};

test('the configuration fails: a message, and the form keeps what was typed before', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  await walkFaults(
    { page, sandbox, pageErrors },
    { kind: 'json', targets: [{ path: '/env/config.json' }] },
    async (cell) => {
      const { opened, open } = gate();
      await page.route('**/env/config.json', async (route) => {
        await opened;
        await route.continue();
      });
      await openSignIn(page);
      await page.getByLabel('Password', { exact: true }).fill('Typed-before-1');
      open();
      if (cell.name !== 'slow') {
        await cell.pass(page.getByRole('alert'));
        await expect(page.getByRole('alert')).toContainText("We couldn't load this page");
        await cell.mend();
        await page.getByRole('button', { name: 'Try again' }).click();
      }
      await expectReady(page);
      await expectEmail(page);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Typed-before-1');
      await page.unroute('**/env/config.json');
    },
  );
});

test('the content service fails: the page works with the theme of the brand', async ({ page, sandbox, pageErrors }) => {
  await walkFaults(
    { page, sandbox, pageErrors },
    { kind: 'json', targets: [{ host: 'content.localhost', path: '' }] },
    async () => {
      await page.goto(`${sandbox.origin('account.britline')}/signin?allLocales=true`);
      await page.getByLabel('Email address').fill(email);
      await expectReady(page);
      await expect(page.getByRole('img', { name: 'Britline' })).toBeVisible();
      await expectEmail(page);
    },
  );
});

test('the catalogue of the chosen language fails: the page is in English, and says so', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'fr-FR', url: sandbox.origin('account.xe') }]);
  await walkFaults(
    { page, sandbox, pageErrors },
    { kind: 'catalogue', targets: chunksOf('fr-FR', 'js') },
    async (cell) => {
      await openSignIn(page);
      await cell.pass(page.getByRole('heading', { name: 'Sign in' }));
      await expectReady(page);
      const [heading, lang] = cell.name === 'slow' ? ['Se connecter', 'fr-FR'] : ['Sign in', 'en-GB'];
      await expectHeading(page, heading);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('combobox')).toHaveValue(lang);
      await expectEmail(page);
      await cell.mend();
      await page.reload();
      await expectReady(page);
      await expectHeading(page, 'Se connecter');
    },
  );
});

test('the messages of the first screen fail in every language: a notice, and "Try again" keeps the email', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = { kind: 'catalogue', targets: [messageFiles('en-GB').first] } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    await openSignIn(page);
    if (cell.name !== 'slow') {
      await cell.pass(page.getByRole('alert'));
      await expect(page.getByRole('alert')).toContainText('This is taking longer than usual');
      await cell.mend();
      await page.getByRole('link', { name: 'Try again' }).click();
    }
    await expectReady(page);
    await expectEmail(page);
  });
});

test('the messages of the other screens fail in every language: a message, and "Try again" leads on', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = { kind: 'catalogue', targets: [messageFiles('en-GB').others] } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    await openSignIn(page);
    await expectReady(page);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    if (cell.name !== 'slow') {
      await tryAgain(page, cell);
    }
    await expectHeading(page, 'Reset your password');
    await expectEmail(page);
  });
});

test('the script of a screen fails after a call: a message, "Try again" leads on, and no call is repeated', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const posts = async (): Promise<number> =>
    (await sandbox.requests('forgotPassword')).filter(({ method }) => method === 'POST').length;
  const file = { kind: 'script', targets: chunksOf('ResetCodeScreen', 'js') } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email address').fill(email);
    const before = await posts();
    await page.getByRole('button', { name: 'Send code' }).click();
    if (cell.name !== 'slow') {
      await tryAgain(page, cell);
    }
    await expectHeading(page, 'Check your email');
    await expect(page.getByText(email)).toBeVisible();
    expect(await posts()).toBe(before + 1);
  });
});

test('the style sheet of a screen fails: a message, and "Try again" leads on with the email', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = { kind: 'styles', targets: chunksOf('SignUpScreen', 'css') } as const;
  const leftOut = {
    empty: 'A style sheet without rules is a valid one, and the screen works without it.',
    truncated: 'A browser reads the rules up to the cut, and the screen works with them.',
  };
  await walkFaults({ page, sandbox, pageErrors }, { ...file, leftOut }, async (cell) => {
    await openSignIn(page);
    await expectReady(page);
    await page.getByRole('link', { name: 'Create an account' }).click();
    if (cell.name !== 'slow') {
      await tryAgain(page, cell);
    }
    await expectHeading(page, 'Create your account');
    await expectEmail(page);
  });
});
