import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { listen, makeClose } from '#env/sandbox/listen.ts';
import { sandboxTest } from '#tests/e2e/fixtures/sandboxTest.ts';

const newAccount = { email: 'new@example.test', password: 'Correct-horse-9', accountType: 'Personal' } as const;

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
  const ahead = await page.evaluate(
    async () => Date.parse((await (await fetch('/api/clock')).json()).now) - Date.now(),
  );
  expect(Math.abs(ahead)).toBeLessThan(3_000_000);
});
