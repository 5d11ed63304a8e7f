import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';

// Because: while another site loads, the browser holds back every call of the runner, so the page presses "Cancel" itself,
// and shows it after one second and not after eight.
const pressCancelOnceLeaving = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const setTimer = window.setTimeout;
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => setTimer(run, ms === 8000 ? 1000 : ms) });
    const press = (): void => {
      const cancelButton = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel');
      if (cancelButton === undefined) setTimer(press, 50);
      else cancelButton.click();
    };
    window.navigation.addEventListener('navigate', () => setTimer(press, 50), { once: true });
  });

const answers = [{ status: 204, body: '' }, { hang: true }];

test('where the partner answers 204 or hangs, Cancel makes the page usable, and a press leads to the same address', async ({
  page,
  sandbox,
}) => {
  const form = await openSignInFrom(page, sandbox, 'partner.xe');
  const codes: string[] = [];
  page.on('request', (request) => {
    const code = new URL(request.url()).searchParams.get('code');
    if (code !== null && request.isNavigationRequest()) codes.push(code);
  });
  await page.waitForURL('**/signin');
  const cancelled = page.getByText('Cancelled. What you typed is still here.');
  await form.fill('personal@sandbox.test');
  for (const answer of answers) {
    await pressCancelOnceLeaving(page);
    await sandbox.fail({ host: new URL(sandbox.origin('partner.xe')).host, path: '', ...answer });
    await form.submit.click({ noWaitAfter: true });
    await expect(cancelled).toBeVisible();
    await expect(form.email).toHaveValue('personal@sandbox.test');
    await sandbox.clearFaults();
  }
  await form.submit.click();
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(codes).toHaveLength(3);
  expect(new Set(codes).size).toBe(1);
  expect(await sandbox.posts('authorization/weblogin')).toHaveLength(1);
});
