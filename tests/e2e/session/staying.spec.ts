import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

// Because: while a navigation waits, Playwright reaches no element, so the page itself tells what it shows and presses its button.
test('where the partner hangs, the form and its password give way to one moving mark, and another account can be used once it is slow', async ({
  page,
  sandbox,
}) => {
  const shown: unknown[] = [];
  page.on('console', (message) => {
    if (message.type() === 'debug') shown.push(JSON.parse(message.text()));
  });
  await page.addInitScript(() => {
    // Because: while a navigation waits, the clock of Playwright stands. So the page's own time runs ten times as fast.
    const later = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (run: () => void, ms = 0) => later(run, ms / 10));
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      if (!heading.startsWith('Taking you to')) return;
      const ways = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')];
      const timings = document.getAnimations().map(({ effect }) => effect?.getTiming().iterations);
      const moving = timings.filter((iterations) => iterations === Infinity).length;
      const inputs = document.querySelectorAll('input').length;
      console.debug(JSON.stringify({ heading, inputs, moving, ways: ways.map(({ textContent }) => textContent) }));
      ways[1]?.click();
    }).observe(document, { subtree: true, childList: true });
  });
  const form = await openSignInFrom(page, sandbox, 'partner.xe');
  await page.waitForURL('**/signin');
  await sandbox.fail({ host: new URL(sandbox.origin('partner.xe')).host, path: '', hang: true });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await form.fill('personal@sandbox.test');
  await form.submit.click({ noWaitAfter: true });
  const leaving = { heading: 'Taking you to Acme Travel', inputs: 0, moving: 1 };
  await expect.poll(() => shown[0]).toEqual({ ...leaving, ways: [] });
  const ways = ['Continue to Acme Travel', 'Use a different account'];
  await expect.poll(() => shown.at(-1)).toEqual({ ...leaving, ways });
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused();
  await expect(form.email).toHaveValue('');
  await expect(form.password).toHaveValue('');
});
