import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, type SignInPage } from '#tests/e2e/sign-in/signInPage.ts';

const headingOf = (page: Page): Locator => page.getByRole('heading', { level: 1, name: /^Taking you to / });

const signIn = async (form: SignInPage): Promise<void> => {
  await form.fill('personal@sandbox.test');
  await form.submit.click({ noWaitAfter: true });
};

test('where the partner answers 204, the page names it instead of the form, and links to it without the code', async ({
  page,
  sandbox,
}) => {
  const form = await openSignInFrom(page, sandbox, 'partner.xe');
  await page.waitForURL('**/signin');
  const partner = sandbox.origin('partner.xe');
  const sent: URL[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(partner)) sent.push(new URL(request.url()));
  });
  await sandbox.fail({ host: new URL(partner).host, path: '', status: 204, body: '' });
  await page.clock.install();
  await signIn(form);
  await expect(headingOf(page)).toBeFocused();
  await expect(page.locator('input')).toHaveCount(0);
  await page.clock.fastForward(8000);
  await sandbox.clearFaults();
  await page.getByRole('link', { name: /^Continue to / }).click({ noWaitAfter: true });
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  expect(sent.slice(0, 2).map(({ searchParams }) => [searchParams.has('code'), searchParams.has('state')])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await sandbox.posts('authorization/weblogin')).toHaveLength(1);
});

type Shown = {
  readonly heading: string;
  readonly inputs: number;
  readonly moving: number;
  readonly ways: readonly string[];
};

/** What the page shows while the browser waits for another site. It presses "Use a different account" itself: until then Playwright reaches no element. */
const watchLeaving = async (page: Page): Promise<readonly Shown[]> => {
  const shown: Shown[] = [];
  page.on('console', (message) => {
    if (message.type() === 'debug') shown.push(JSON.parse(message.text()));
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      if (!heading.startsWith('Taking you to')) return;
      const ways = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')];
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Infinity).length;
      const inputs = document.querySelectorAll('input').length;
      console.debug(JSON.stringify({ heading, inputs, moving, ways: ways.map(({ textContent }) => textContent) }));
      ways[1]?.click();
    }).observe(document, { subtree: true, childList: true });
  });
  return shown;
};

test('where the partner hangs, the form and its password give way to one moving mark, and another account can be used once it is slow', async ({
  page,
  sandbox,
}) => {
  const shown = await watchLeaving(page);
  const form = await openSignInFrom(page, sandbox, 'partner.xe');
  await page.waitForURL('**/signin');
  await sandbox.fail({ host: new URL(sandbox.origin('partner.xe')).host, path: '', hang: true });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(form);
  const heading = 'Taking you to Acme Travel';
  await expect.poll(() => shown[0]).toEqual({ heading, inputs: 0, moving: 1, ways: [] });
  const ways = ['Continue to Acme Travel', 'Use a different account'];
  await expect.poll(() => shown.at(-1)).toEqual({ heading, inputs: 0, moving: 1, ways });
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused();
  await expect(form.email).toHaveValue('');
  await expect(form.password).toHaveValue('');
});
