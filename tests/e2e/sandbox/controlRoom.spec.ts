import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { listen, makeClose } from '#env/sandbox/listen.ts';
import { sandboxTest } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';

const newAccount = { email: 'new@example.test', password: 'Correct-horse-9', accountType: 'Personal' } as const;

test('the control room’s own buttons work', async ({ page, sandbox }) => {
  await sandbox.fail({ path: '/weblogin', status: 500 });
  await page.goto(sandbox.origin('sandbox'));
  const time = page.getByRole('region', { name: 'Time and data' });
  const clock = async (): Promise<number> => Date.parse((await time.getByRole('time').textContent()) ?? '');
  const before = await clock();
  await page.getByRole('textbox', { name: 'Minutes to move on' }).fill('90');
  await page.getByRole('button', { name: 'Move the clock' }).click();
  await expect.poll(clock).toBeGreaterThan(before + 89 * 60_000);

  const faults = page.getByRole('region', { name: 'Faults' });
  await expect(faults.getByRole('cell', { name: '/weblogin', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear faults' }).click();
  await expect(faults).toContainText('Everything works as it should.');

  await page.getByRole('button', { name: 'Back to the seed data' }).click();
  await expect.poll(clock).toBeLessThan(before + 60 * 60_000);
});

test('the control room says why it refuses a command', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/status of 400/);
  await page.goto(sandbox.origin('sandbox'));
  await page.getByRole('textbox', { name: 'Minutes to move on' }).fill('1e999');
  await page.getByRole('button', { name: 'Move the clock' }).click();
  await expect(page.getByRole('alert')).toContainText('advanceMs');
  await page.getByRole('textbox', { name: 'Minutes to move on' }).fill('1');
  await page.getByRole('button', { name: 'Move the clock' }).click();
  await expect(page.getByRole('alert')).toBeEmpty();
});

sandboxTest('the control room obeys no page of another server, and shows it nothing', async ({ context, sandbox }) => {
  const page = await context.newPage();
  const other = createServer((_request, response) => response.end('Another server of this machine'));
  await page.goto(`http://127.0.0.1:${await listen(other, 0)}/`);
  const control = sandbox.origin('sandbox');
  await sandbox.createAccount(newAccount);
  const outcomes = await page.evaluate(
    async ([origin = '', body]) => {
      const outcome = (path: string, init: RequestInit): Promise<string> =>
        fetch(origin + path, init).then(
          ({ type }) => type,
          () => 'refused',
        );
      const script = document.createElement('script');
      script.src = `${origin}/control.js`;
      const loaded = new Promise<string>((resolve) => {
        script.addEventListener('load', () => resolve('loaded'));
        script.addEventListener('error', () => resolve('refused'));
      });
      document.head.append(script);
      return [
        await outcome('/api/accounts', {}),
        await outcome('/api/reset', { method: 'POST' }),
        await outcome('/api/reset', { method: 'POST', mode: 'no-cors' }),
        await outcome('/api/clock', { method: 'POST', mode: 'no-cors', body: body ?? '' }),
        await loaded,
      ];
    },
    [control, JSON.stringify({ advanceMs: 3_600_000 })],
  );
  expect(outcomes.filter((outcome) => !['refused', 'opaque'].includes(outcome))).toEqual([]);
  expect(outcomes.at(0)).toBe('refused');
  expect(outcomes.at(-1)).toBe('refused');

  await page.setContent(
    `<form method="post" action="${control}/api/clock" enctype="text/plain"><input name='{"advanceMs":3600000,"x":"' value='"}' aria-label="Body" /><button>Send</button></form>`,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL(`${control}/api/clock`);
  expect(await page.getByText('Not from this page.').count()).toBe(1);

  await makeClose(other)();
  await page.goto(control);
  await expect(page.getByRole('region', { name: 'Accounts' })).toContainText(newAccount.email);
  const shown = await page.getByRole('region', { name: 'Time and data' }).getByRole('time').textContent();
  expect(Date.parse(shown ?? '') - Date.now()).toBeLessThan(3_000_000);
});
