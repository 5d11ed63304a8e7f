import { expect } from '@playwright/test';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { email, expectEmail, expectReady, openSignIn } from './loadingPage.ts';
import { walkFaults } from './walkFaults.ts';

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
        await route.fallback();
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
