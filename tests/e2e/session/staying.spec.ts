import { expect, type Locator, type Page } from '@playwright/test';
import { codePage, newestCode, typeCode } from '#tests/e2e/code/codePage.ts';
import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const noContent = { status: 204, body: '' };
const hang = { hang: true };

const slow = (page: Page): Locator => page.getByText('This is taking longer than usual');

/** Keeps the browser on the page: every request to this host is answered so. */
const keepFrom = (sandbox: Sandbox, host: string, answer: Partial<InjectedFault>): Promise<void> =>
  sandbox.fail({ host: new URL(sandbox.origin(host)).host, path: '', ...answer });

/** The values of a parameter with which the browser was sent to the partner so far: the journal masks them. */
const collectReturns = (page: Page, sandbox: Sandbox): ((name: string) => ReadonlyArray<string>) => {
  const queries: Array<URLSearchParams> = [];
  page.on('request', (request) => {
    const { origin, searchParams } = new URL(request.url());
    if (origin === sandbox.origin('partner.xe') && request.isNavigationRequest()) queries.push(searchParams);
  });
  return (name) => queries.flatMap((query) => query.get(name) ?? []);
};

/** Waits until the page says that leaving is slow, and cancels it. */
const cancel = async (page: Page): Promise<void> => {
  await page.clock.fastForward(8000);
  await expect(slow(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(slow(page)).toHaveCount(0);
};

const open = async (page: Page, sandbox: Sandbox) => {
  const form = await openSignInFrom(page, sandbox, 'partner.xe');
  return { form, returns: collectReturns(page, sandbox) };
};

// Because: while another site loads, the browser holds back every call of the runner, so the page presses "Cancel" itself.
const pressCancelOnceThere = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const cancelButton = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel');
      if (cancelButton === undefined) return;
      watch.disconnect();
      cancelButton.click();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });

const nothing = (): Promise<void> => Promise.resolve();

const pressStop = async (page: Page): Promise<void> => {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Page.stopLoading');
  await cancel(page);
};

for (const [name, answer, giveUp] of [
  ['answers 204', noContent, cancel],
  ['hangs', hang, nothing],
  ['hangs and the person presses Stop', hang, pressStop],
] as const)
  test(`where the partner ${name}, Cancel makes the page usable, and a press leads to the same address`, async ({
    page,
    sandbox,
  }) => {
    if (giveUp !== nothing) await page.clock.install();
    const { form, returns } = await open(page, sandbox);
    if (giveUp === nothing) await pressCancelOnceThere(page);
    await keepFrom(sandbox, 'partner.xe', answer);
    await form.fill('personal@sandbox.test');
    await form.submit.click({ noWaitAfter: true });
    await expect.poll(() => returns('code')).toHaveLength(1);
    await giveUp(page);
    await expect(page.getByText('Cancelled. What you typed is still here.')).toBeVisible({ timeout: 15_000 });
    await expect(form.email).toHaveValue('personal@sandbox.test');
    await sandbox.clearFaults();
    await form.submit.click();
    await expectSignedIn(page, 'personal@sandbox.test');
    const [first, second] = returns('code');
    expect(second).toBe(first);
    expect(await sandbox.posts('authorization/weblogin')).toHaveLength(1);
    await page.goto(`${sandbox.origin('account.xe')}/brands/xe/logo.svg`);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('personal@');
  });

test('a late press after a second factor leads to sign-in with the email filled in', async ({ page, sandbox }) => {
  await page.clock.install();
  const { form, returns } = await open(page, sandbox);
  await form.signIn('email2fa@sandbox.test');
  const { code } = codePage(page);
  await typeCode(code, await newestCode(sandbox, 'email2fa@sandbox.test'));
  await keepFrom(sandbox, 'partner.xe', noContent);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => returns('code')).toHaveLength(1);
  await cancel(page);
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your session has ended. Sign in again.').first()).toBeVisible();
  await expect(signInPage(page).email).toHaveValue('email2fa@sandbox.test');
  await expect(signInPage(page).password).toHaveValue('');
});

test('a provider and "Back to the site" that do not answer leave the page usable', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/weblogin/);
  await page.clock.install();
  const { form, returns } = await open(page, sandbox);
  await keepFrom(sandbox, 'launchpad.xe', { ...noContent, path: 'social-auth/google' });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  await cancel(page);
  await form.signIn('closed@sandbox.test');
  const back = page.getByRole('link', { name: /^Back to/ });
  await expect(back).toBeVisible();
  await keepFrom(sandbox, 'partner.xe', noContent);
  await back.click();
  await expect.poll(() => returns('error')).toHaveLength(1);
  await cancel(page);
  await back.click();
  await expect.poll(() => returns('error')).toHaveLength(2);
  const [first, second] = returns('state');
  expect(first).toMatch(/./);
  expect(second).toBe(first);
});

test('the return of a provider whose partner does not answer asks by name, and leads on from there', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const { returns } = await open(page, sandbox);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await keepFrom(sandbox, 'partner.xe', noContent);
  await page.getByRole('button', { name: 'Continue as social@sandbox.test' }).click();
  await expect.poll(() => returns('code')).toHaveLength(1);
  await page.clock.fastForward(8000);
  await expect(page.getByRole('heading', { name: 'Continue as social@sandbox.test', level: 1 })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectSignedIn(page, 'social@sandbox.test');
});
