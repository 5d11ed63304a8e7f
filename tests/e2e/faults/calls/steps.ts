import { expect, type Page } from '@playwright/test';
import { newestCode } from '#tests/e2e/code/codePage.ts';
import { password } from '#tests/e2e/sign-in/signInPage.ts';
import type { CallRow, WalkContext } from './callRow.ts';
import { isInside, readScreen } from './readScreen.ts';

type Step = CallRow['act'];

/** A screen that makes no call and keeps no state. */
const elsewhere = '/no-such-page';

export const newPassword = 'Quite-another-horse-2';

/** Runs steps one after the other. */
export const inOrder =
  (...steps: ReadonlyArray<Step>): Step =>
  async (context) => {
    for (const step of steps) await step(context);
  };

/** Finds a heading of the first level. */
export const heading =
  (name: string): Exclude<CallRow['done'], 'outside'> =>
  (page) =>
    page.getByRole('heading', { name, exact: true, level: 1 });

/** Waits for a screen. */
export const see =
  (name: string): Step =>
  ({ page }) =>
    expect(heading(name)(page)).toBeVisible();

/** Loads a page of the app. */
export const load =
  (path: string): Step =>
  async ({ page, sandbox }) => {
    await page.goto(`${sandbox.origin('account.xe')}${path}`, { waitUntil: 'commit' });
  };

const navigate = async ({ page }: WalkContext, path: string): Promise<void> => {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(page).toHaveURL((url) => url.pathname === path);
};

/**
 * Opens a screen of the app, and waits for it. A page that is in the app already navigates without a load, by way of another screen,
 * so that the screen is a new one.
 */
export const openScreen =
  (path: string, name: string): Step =>
  async (context) => {
    const screen = await readScreen(context.page);
    if (isInside(screen) && screen.heading !== '') {
      await navigate(context, elsewhere);
      await navigate(context, path);
    } else await load(path)(context);
    await see(name)(context);
  };

/** Presses a button by the keyboard. */
export const press =
  (name: string): Step =>
  ({ page }) =>
    page.getByRole('button', { name, exact: true }).press('Enter');

/** Fills a field in. */
export const fill =
  (label: string, text: string): Step =>
  ({ page }) =>
    page.getByLabel(label, { exact: true }).fill(text);

/** Fills a field in where the page has it. */
export const fillIfAsked =
  (label: string, text: string): Step =>
  async ({ page }) => {
    const field = page.getByLabel(label, { exact: true });
    if (await field.isVisible()) await field.fill(text);
  };

/** Fills the newest code in that was sent to an address. */
export const fillCode =
  (to: string): Step =>
  async ({ page, sandbox }) =>
    page.getByLabel('Verification code').fill(await newestCode(sandbox, to));

/** As `fillCode`, where the page asks for a code. */
export const fillCodeIfAsked =
  (to: string): Step =>
  async (context) => {
    if (await context.page.getByLabel('Verification code').isVisible()) await fillCode(to)(context);
  };

/** Signs in on the sign-in screen. */
export const signIn = (email: string): Step =>
  inOrder(fill('Email address', email), fill('Password', password), press('Sign in'));

/** Signs in, and waits for the screen after it. */
export const signInTo = (email: string, name: string): Step =>
  inOrder(openScreen('/signin', 'Sign in'), signIn(email), see(name));

const forgetStorage = (page: Page): Promise<void> => page.evaluate(() => sessionStorage.clear());

/** Forgets what the app keeps in the tab. */
export const forgetTab: Step = async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin('account.xe')}/robots.txt`, { waitUntil: 'commit' });
  await forgetStorage(page);
};

/** Starts a session of this browser by the call alone, in a tab that has forgotten everything. */
export const startSession =
  (email: string): Step =>
  async ({ page, sandbox }: WalkContext) => {
    await forgetTab({ page, sandbox });
    const status = await page.evaluate(
      async ([address, username, secret]) => {
        const body = JSON.stringify({ username, password: secret, devicePlatform: 'web' });
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(address ?? '', { method: 'POST', credentials: 'include', headers, body });
        return answer.status;
      },
      [`${sandbox.origin('launchpad.xe')}/authorization/weblogin?site=account`, email, password],
    );
    expect(status).toBe(200);
  };

/** The notice that another code was sent. */
export const sentAnother: CallRow['done'] = (page) => page.getByText(/A new code is on its way/);

/** The list of the rules for a password, and why nothing has to be said without it. */
export const listOfRules: CallRow['done'] = (page) => page.getByRole('list', { name: 'Your password must have' });
export const rulesUnread = 'The service checks the rules that the page has not read.';

/** Lets the cooldown of a new code pass. */
export const passCooldown: Step = async ({ page }) => page.clock.fastForward(31_000);

/** Signs in at the identity provider, without the return to the app. */
export const answerProvider =
  (email: string): Step =>
  async ({ page, sandbox }) => {
    const returnUrl = `${sandbox.origin('account.xe')}/robots.txt`;
    await page.goto(`${sandbox.origin('launchpad.xe')}/social-auth/google?returnUrl=${encodeURIComponent(returnUrl)}`);
    await page.getByRole('button', { name: `Continue as ${email}` }).click();
    await page.waitForURL(returnUrl);
    await forgetStorage(page);
  };
