import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { ada, expectCodePage, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

declare global {
  var moved: number;
}

test('what is typed and pressed before the script is there is kept and carried out', async ({ page, sandbox }) => {
  await sandbox.fail({ host: 'account.xe.localhost', path: '.js', delayMs: 600 });
  await page.goto('/', { waitUntil: 'commit' });
  await signInPage(page).signIn('personal@sandbox.test');
  expect(await page.evaluate(() => performance.getEntriesByName('app-ready').length)).toBe(0);
  await expectSignedIn(page, 'personal@sandbox.test');
  const toThePage = (await sandbox.requests('')).filter(({ host }) => host === 'account.xe.localhost');
  expect(toThePage.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a sign-up filled in and sent before the script is there goes on with all that was typed and chosen', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/Missing (?:platform|redirectUrl)/);
  await sandbox.fail({ host: 'account.xe.localhost', path: '.js', delayMs: 600 });
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByText('Business', { exact: true }).click();
  await page.getByText('Send me news').click();
  await signUpPage(page).signUp(ada);
  expect(await page.evaluate(() => performance.getEntriesByName('app-ready').length)).toBe(0);
  await expectCodePage(page);
  const session: unknown = await page.evaluate(() => JSON.parse(sessionStorage.getItem('account.session') ?? 'null'));
  expect(session).toMatchObject({ session: { accountType: 'Business', hasConsentedToMarketing: true } });
  await page.getByRole('link', { name: 'Use a different email address' }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked();
  await expect(signUpPage(page).email).toHaveValue(ada);
});

test('what is typed of a reset before the script is there is kept, and the way back too', async ({ page, sandbox }) => {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await sandbox.fail({ host: 'account.xe.localhost', path: '.js', delayMs: 600 });
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: 'fr-FR', url: sandbox.origin('account.xe') }]);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se connecter');
});

test('a language is chosen as soon as the list has come, and nothing typed before is lost', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ host: 'account.xe.localhost', path: '.js', delayMs: 600 });
  await page.goto('/signin', { waitUntil: 'commit' });
  await signInPage(page).email.fill('personal@sandbox.test');
  const list = page.getByLabel('Language');
  await expect(list.getByRole('option')).toHaveText(['English']);
  const before = await list.boundingBox();
  await list.selectOption({ label: 'Français' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se connecter');
  await expect(page.getByRole('textbox').first()).toHaveValue('personal@sandbox.test');
  expect((await page.getByLabel('Langue').boundingBox())?.width).toBe(before?.width);
});

test('the form stands without any script, in the language and brand asked for', async ({ browser, sandbox }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-CA' });
  const page = await context.newPage();
  await page.goto(`${sandbox.origin('account.britline')}/`);
  await expect(page).toHaveTitle('Se connecter – Britline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('input[name=password]')).toBeVisible();
  expect(await page.locator('noscript').textContent()).toContain('Cette page a besoin de JavaScript.');
  await page.goto(`${sandbox.origin('account.britline')}/signup`);
  await expect(page).toHaveTitle('Créez votre compte – Britline');
  await expect(page.getByRole('list', { name: 'Progression' }).getByRole('listitem')).toHaveCount(4);
  await page.goto(`${sandbox.origin('account.britline')}/forgot-password`);
  await expect(page).toHaveTitle('Réinitialisez votre mot de passe – Britline');
  await expect(page.locator('input[name=email]')).toBeVisible();
  await context.close();
});

test('whoever may be signed in is shown no form on the way', async ({ page, context, sandbox }) => {
  await context.addCookies([{ name: 'xe_session', value: 'stale', url: sandbox.origin('account.xe') }]);
  const answer = await page.goto('/');
  expect(await answer?.text()).not.toContain('name="password"');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a link followed before the script is there forgets nothing of where the visit is bound for', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ host: 'account.xe.localhost', path: '.js', delayMs: 600 });
  const redirect = encodeURIComponent(`${sandbox.origin('register.xe')}/corporate-registration`);
  await page.goto(`/?redirect_uri=${redirect}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked();
});

test('nothing moves under the finger when documents and social logins come', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 1600 });
  await page.addInitScript(() => {
    globalThis.moved = 0;
    const note = (entry: PerformanceEntry): void => void (globalThis.moved += Number(Reflect.get(entry, 'value')));
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await sandbox.fail({ host: 'launchpad.xe.localhost', path: 'system/fields/GB', delayMs: 1500 });
  await page.goto('/signin');
  const link = page.getByRole('link', { name: 'Create an account' });
  const placed = () => Promise.all([link.boundingBox(), page.getByLabel('Language').boundingBox()]);
  await link.hover();
  await page.mouse.down();
  const before = await placed();
  await expect(page.getByRole('link', { name: 'Terms' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Terms' })).toBeVisible();
  expect(await placed()).toEqual(before);
  expect(await page.evaluate(() => globalThis.moved)).toBe(0);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your password must have' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms' })).toBeVisible();
  expect(await page.evaluate(() => globalThis.moved)).toBe(0);
});
