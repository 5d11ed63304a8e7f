import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './fixtures/expectAccessible.ts';
import { collectPageErrors } from '#tests/e2e/fixtures/pageErrors.ts';
import { sandboxTest } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';

sandboxTest.describe('a browser test', () => {
  sandboxTest('reports every error of a page, and none that it expects', async ({ context, sandbox }) => {
    const pageErrors = collectPageErrors(context);
    pageErrors.expect(/known/);
    const page = await context.newPage();
    await page.evaluate(() => console.error('known'));
    expect(pageErrors.unexpected()).toEqual([]);
    await expect(page.goto('http://outside.example/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
    // Because: the page of the browser about it must not replace the next one.
    await page.waitForURL('chrome-error://chromewebdata/');
    // Because: on a page with trusted types, the browser blocks the text before it becomes a script.
    await page.goto(`${sandbox.origin('account.johnlewis')}/signin`);
    await page.evaluate(() => {
      console.error('said');
      queueMicrotask(() => Reflect.apply(Reflect.get(window, 'planted'), null, []));
      alert('asked');
      const script = document.createElement('script');
      script.textContent = 'window.planted = true';
      document.head.append(script);
    });
    expect(await page.evaluate(() => Reflect.has(window, 'planted'))).toBe(false);
    await page.goto(`${sandbox.origin('account.xe')}/signin`);
    const planting = page.evaluate(() => {
      document.createElement('script').textContent = 'window.planted = true';
    });
    await expect(planting).rejects.toThrow('TrustedScript');
    const reports = [
      /console: said/,
      /uncaught: /,
      /dialog: alert asked/,
      /policy: .*script-src/,
      /policy: .*TrustedScript/,
      /outside: http:\/\/outside\.example\//,
    ];
    const missing = () => reports.filter((report) => !pageErrors.unexpected().some((error) => report.test(error)));
    await expect.poll(missing).toEqual([]);
  });

  sandboxTest('fails on a page that is not accessible', async ({ page }) => {
    await page.setContent(
      '<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1><img src="data:,"></main>',
    );
    await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  });

  sandboxTest(
    'has a sandbox that injects faults, records requests, and restores the seed data on request',
    async ({ page, sandbox }) => {
      const address = `${sandbox.origin('account.xe')}/signin`;
      await sandbox.fail({ path: '/signin', status: 503, body: 'planted', times: 1 });
      const statuses = [(await page.goto(address))?.status(), (await page.goto(address))?.status()];
      expect(statuses).toEqual([503, 200]);
      expect(await sandbox.requests('/signin')).toMatchObject(
        statuses.map((status) => ({ method: 'GET', host: 'account.xe.localhost', status })),
      );
      await sandbox.reset();
      expect(await sandbox.requests('/signin')).toEqual([]);
    },
  );
});

test.describe('a browser test whose pages are not drawn', () => {
  test.use({ isDrawn: false });

  const opacity = (page: Page): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).opacity);

  test('draws no page, finds and presses its controls, and finds a text without contrast', async ({ page }) => {
    await page.goto('/signin');
    await page.getByRole('link', { name: 'Create an account' }).click();
    const heading = page.getByRole('heading', { name: 'Create your account' });
    await expect(heading).toBeFocused();
    expect(await opacity(page)).toBe('0');
    await heading.evaluate((element) => element.style.setProperty('color', '#f0f0f0'));
    await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
    expect(await opacity(page)).toBe('0');
  });
});
