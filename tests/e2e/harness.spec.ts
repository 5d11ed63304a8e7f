import { expect, type Page } from '@playwright/test';
import { axeFaults } from './fixtures/expectAccessible.ts';
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
});

test.describe('a browser test whose pages are not drawn', () => {
  test.use({ isDrawn: false });

  const opacity = (page: Page): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).opacity);

  test('draws no page, finds and presses its controls, and finds a text without contrast and an image without a text', async ({
    page,
  }) => {
    await page.goto('/signin');
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    await page.getByRole('link', { name: 'Create an account' }).click();
    const heading = page.getByRole('heading', { name: 'Create your account' });
    await expect(heading).toBeFocused();
    expect(await opacity(page)).toBe('0');
    await heading.evaluate((element) => element.style.setProperty('color', '#f0f0f0'));
    await heading.evaluate((element) => element.append(document.createElement('img')));
    const found = await axeFaults(page);
    expect(found.map((fault) => fault.split(':')[0])).toEqual(['color-contrast', 'image-alt']);
    expect(await opacity(page)).toBe('0');
  });
});
