import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { Step } from './callRow.ts';
import { isInside } from './readPage.ts';
import type { Sight } from './visit.ts';

/** A screen that makes no call and keeps no state. */
const elsewhere = '/no-such-page';

const codeField = 'Verification code';

export const newPassword = 'Quite-another-horse-2';

/** Runs steps one after the other. */
export const inOrder =
  (...steps: ReadonlyArray<Step>): Step =>
  async (visit) => {
    for (const step of steps) await step(visit);
  };

/** A heading of the first level. */
export const heading = (name: string): Sight => ({ role: 'heading', name });

/** Waits until something is on the page. */
export const waitFor =
  (sight: Sight): Step =>
  ({ tab }) =>
    tab.until(`the page shows ${JSON.stringify(sight)}`, () => tab.sees(sight));

/** Waits for a screen. */
export const see = (name: string): Step => waitFor(heading(name));

/** Loads a page of the app. */
export const load =
  (path: string): Step =>
  ({ tab }) =>
    tab.load(path);

/**
 * Opens a screen of the app, and waits for it. A page that is in the app already navigates without a load, by way of another screen,
 * so that the screen is a new one.
 */
export const openScreen =
  (path: string, name: string): Step =>
  async (visit) => {
    const screen = await visit.tab.read();
    if (isInside(screen) && screen.heading !== '') {
      await visit.tab.navigate(elsewhere);
      await visit.tab.navigate(path);
    } else await visit.tab.load(path);
    await see(name)(visit);
  };

/** Presses a button. */
export const press =
  (name: string): Step =>
  ({ tab }) =>
    tab.press(name);

/** Fills a field in. */
export const fill =
  (label: string, text: string): Step =>
  ({ tab }) =>
    tab.fill(label, text);

/** Chooses the first of the choices whose label contains a text. */
export const choose =
  (label: string): Step =>
  ({ tab }) =>
    tab.choose(label);

/** Fills the newest code in that was sent to an address. */
export const fillCode =
  (to: string): Step =>
  async ({ tab, newestCode }) => {
    await tab.until(`a code is sent to ${to}`, async () => (await newestCode(to)) !== null);
    await tab.fill(codeField, (await newestCode(to)) ?? '');
  };

/** Takes a step where the page has a field. */
export const where =
  (label: string, step: Step): Step =>
  async (visit) => {
    if ((await visit.tab.textIn(label)) !== null) await step(visit);
  };

/** As `fillCode`, where the page asks for a code. */
export const fillCodeIfAsked = (to: string): Step => where(codeField, fillCode(to));

/** Fills the password in where the page asks for it. */
export const fillPasswordIfAsked: Step = where('Password', fill('Password', seedPassword));

/** Signs in on the sign-in screen. */
export const signIn = (email: string): Step =>
  inOrder(fill('Email address', email), fill('Password', seedPassword), press('Sign in'));

/** Signs in, and waits for the screen after it. */
export const signInTo = (email: string, name: string): Step =>
  inOrder(openScreen('/signin', 'Sign in'), signIn(email), see(name));

/** Forgets what the app keeps in the tab. */
export const forgetTab: Step = ({ tab }) => tab.forget();

/** Creates an account with several profiles: it ends at their selection, and the browser does not leave the app. */
export const createSeveral =
  (email: string, name: string, draft: Partial<AccountDraft>): Step =>
  ({ createAccount }) =>
    createAccount({
      email,
      password: seedPassword,
      accountType: 'Personal',
      linked: [name, `${name} Ltd`].map((each) => ({ name: each, accountType: 'Personal', mobileNumber: null })),
      ...draft,
    });

/** What a limit of tries does to a typed code. */
export const clearedByLimit = { '429 with Retry-After': 'A limit clears the code.' } as const;

const plainVisit = {
  devicePlatform: 'web',
  platform: 'XEMT',
  preferredLanguage: 'en',
  redirectUrl: 'https://transfer.test',
};

/** Starts a session of this browser by the call alone, in a tab that has forgotten everything. */
export const startSession = (username: string): Step =>
  inOrder(forgetTab, ({ post }) =>
    post('/authorization/weblogin?site=account', { ...plainVisit, username, password: seedPassword }),
  );

/** Signs in at the identity provider, without the return to the app. */
export const answerProvider = (email: string): Step => inOrder((visit) => visit.answerProvider(email), forgetTab);

/** The field for a code. */
export const askForCode: Sight = { label: codeField };

/** The lead, once another code was sent. */
export const sentAnother: Sight = { text: 'We sent a new code' };

/** The rules for a password, and why nothing has to be said without them. */
export const rules: Sight = { text: 'Your password must have at least 10 characters' };
export const rulesUnread = 'The service checks the rules that the page has not read.';

/** Lets the cooldown of a new code pass. */
export const passCooldown: Step = ({ tab }) => tab.pass(31_000);
