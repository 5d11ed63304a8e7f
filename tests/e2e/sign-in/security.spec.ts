import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, password, signInPage } from './signInPage.ts';

test('an unexpected code and state are ignored on any route', async ({ page }) => {
  await page.goto('/signin?code=evil&state=evil');
  await expect(signInPage(page).email).toBeVisible();
  expect(await stored(page)).not.toContain('evil');
});

const signedToken = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

test('storage, addresses and the console never contain a password or a token', async ({ page, sandbox }) => {
  const logged: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => addresses.push(request.url()));
  const form = await openSignInFrom(page, sandbox);
  await form.fill('personal@sandbox.test');
  const before = await stored(page);
  await form.submit.click();
  await expectSignedIn(page, 'personal@sandbox.test');
  await page.goto('/signin');
  const after = await stored(page);
  for (const text of [before, after, logged.join(), addresses.join()]) {
    expect(text).not.toContain(password);
    expect(text).not.toMatch(signedToken);
  }
});

test('values set without an input event are sent, and a double press sends once', async ({ page, sandbox }) => {
  const form = await openSignInFrom(page, sandbox);
  await page.evaluate((secret) => {
    for (const [name, value] of [
      ['email', 'personal@sandbox.test'],
      ['password', secret],
    ] as const) {
      const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (input !== null) input.value = value;
    }
  }, password);
  await sandbox.fail({ path: 'authorization/weblogin', delayMs: 400 });
  await form.submit.dblclick();
  await form.password.press('Enter');
  await expectSignedIn(page, 'personal@sandbox.test');
  const sent = (await sandbox.requests('authorization/weblogin')).filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
});

test('a page that the browser has translated keeps working', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/weblogin failed/);
  await openSignInFrom(page, sandbox);
  const translate = (): Promise<void> =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode() !== null) texts.push(walker.currentNode);
      texts.forEach((text) => {
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(`~${text.textContent ?? ''}`);
      });
    });
  await translate();
  await page.locator('input[name=email]').fill('personal@sandbox.test');
  await page.locator('input[name=password]').fill('Wrong-horse-9');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').filter({ hasText: 'not right' })).toBeVisible();
  await translate();
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expectSignedIn(page, 'personal@sandbox.test');
});
