import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './fixtures/expectAccessible.ts';
import { collectPageErrors } from '#tests/e2e/fixtures/pageErrors.ts';
import { sandboxTest } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';

sandboxTest.describe('a browser test', () => {
  sandboxTest('reports a console error', async ({ context }) => {
    const pageErrors = collectPageErrors(context);
    const page = await context.newPage();
    await page.evaluate(() => console.error('planted'));
    expect(pageErrors.unexpected().join()).toContain('planted');
  });

  sandboxTest('reports an uncaught error', async ({ context, sandbox }) => {
    const pageErrors = collectPageErrors(context);
    const page = await context.newPage();
    await page.goto(sandbox.origin('sandbox'));
    await page.evaluate(() => queueMicrotask(() => Reflect.apply(Reflect.get(window, 'planted'), null, [])));
    await expect.poll(() => pageErrors.unexpected().join()).toContain('uncaught');
  });

  sandboxTest('reports a dialog, and closes it', async ({ context }) => {
    const pageErrors = collectPageErrors(context);
    const page = await context.newPage();
    await page.evaluate(() => alert('planted'));
    expect(pageErrors.unexpected().join()).toContain('dialog: alert planted');
  });

  sandboxTest('reports a script that the policy blocks', async ({ context, sandbox }) => {
    const pageErrors = collectPageErrors(context);
    const page = await context.newPage();
    // Because: on a page with trusted types, the browser blocks the text before it becomes a script.
    await page.goto(`${sandbox.origin('account.johnlewis')}/signin`);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.planted = true';
      document.head.append(script);
    });
    await expect.poll(() => pageErrors.unexpected().join()).toMatch(/policy: .*script-src/);
    expect(await page.evaluate(() => Reflect.has(window, 'planted'))).toBe(false);
  });

  sandboxTest('reports a text that the page assigns to a script', async ({ context, sandbox }) => {
    const pageErrors = collectPageErrors(context);
    const page = await context.newPage();
    await page.goto(`${sandbox.origin('account.xe')}/signin`);
    const planting = page.evaluate(() => {
      document.createElement('script').textContent = 'window.planted = true';
    });
    await expect(planting).rejects.toThrow('TrustedScript');
    await expect.poll(() => pageErrors.unexpected().join()).toMatch(/policy: .*TrustedScript/);
  });

  sandboxTest('reports a request to another host, and does not send it', async ({ context }) => {
    const pageErrors = collectPageErrors(context);
    const page = await context.newPage();
    await expect(page.goto('http://outside.example/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
    expect(pageErrors.unexpected()).toContain('outside: http://outside.example/');
  });

  sandboxTest('does not report an error that it expects', async ({ context }) => {
    const pageErrors = collectPageErrors(context);
    pageErrors.expect(/planted/);
    const page = await context.newPage();
    await page.evaluate(() => console.error('planted'));
    expect(pageErrors.unexpected()).toEqual([]);
  });

  sandboxTest('fails on a page that is not accessible', async ({ page }) => {
    await page.setContent(
      '<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1><img src="data:,"></main>',
    );
    await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  });

  sandboxTest(
    'has a sandbox that records requests, and restores the seed data on request',
    async ({ page, sandbox }) => {
      await page.goto(`${sandbox.origin('account.xe')}/signin`);
      const [request] = await sandbox.requests('/signin');
      expect(request).toMatchObject({ method: 'GET', host: 'account.xe.localhost', status: 200 });
      await sandbox.reset();
      expect(await sandbox.requests('/signin')).toEqual([]);
    },
  );

  sandboxTest('has a sandbox that injects faults on request', async ({ page, sandbox }) => {
    await sandbox.fail({ path: '/signin', status: 503, body: 'planted', times: 1 });
    const statuses = [];
    for (let load = 0; load < 2; load += 1) {
      const answer = await page.goto(`${sandbox.origin('account.xe')}/signin`);
      statuses.push(answer?.status());
    }
    expect(statuses).toEqual([503, 200]);
  });
});

test.describe('a browser test whose pages are not drawn', () => {
  test.use({ isDrawn: false });

  const opacity = (page: Page): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).opacity);

  test('does not draw the app, also after a navigation, and finds and presses its controls', async ({ page }) => {
    await page.goto('/signin');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
    expect(await opacity(page)).toBe('0');
    await page.goto('/signin');
    expect(await opacity(page)).toBe('0');
  });

  test('fails on a text without contrast, and draws nothing afterwards', async ({ page }) => {
    await page.goto('/signin');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((element) => element.style.setProperty('color', '#f0f0f0'));
    await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
    expect(await opacity(page)).toBe('0');
  });
});
