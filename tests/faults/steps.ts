import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { Step } from './callRow.ts';
import { isInside, type Sight } from './readPage.ts';
import type { Visit } from '#tests/ui/faults/localVisit.ts';

/** Runs steps one after the other. */
export const inOrder =
  (...steps: ReadonlyArray<Step>): Step =>
  async (visit) => {
    for (const step of steps) await step(visit);
  };

/** An act of a visit, as a step. */
const act =
  <Input extends ReadonlyArray<string>>(run: (visit: Visit, ...input: Input) => void | Promise<void>) =>
  (...input: Input): Step =>
  (visit) =>
    run(visit, ...input);

/** Loads a page of the app. */
export const load = act((visit, path: string) => visit.load(path));

/** Presses a button. */
export const press = act((visit, name: string) => visit.press(name));

/** Fills a field in. */
export const fill = act((visit, label: string, text: string) => visit.fill(label, text));

/** Chooses the first of the choices whose label contains a text. */
export const choose = act((visit, label: string) => visit.choose(label));

/** Forgets what the app keeps in the tab. */
export const forgetTab: Step = ({ forget }) => forget();

/** A heading of the first level. */
export const heading = (name: string): Sight => ({ role: 'heading', name });

/** Waits until something is on the page. */
export const waitFor =
  (sight: Sight): Step =>
  ({ until, sees }) =>
    until(`the page shows ${JSON.stringify(sight)}`, () => sees(sight));

/** Waits for a screen. */
export const see = (name: string): Step => waitFor(heading(name));

/** Opens a screen, and waits for it. A page of the app navigates without a load, by way of a page that makes no call, so that the screen is a new one. */
export const openScreen =
  (path: string, name: string): Step =>
  async (visit) => {
    const screen = visit.read();
    if (isInside(screen) && screen.heading !== '') {
      await visit.navigate('/no-such-page');
      await visit.navigate(path);
    } else await visit.load(path);
    await see(name)(visit);
  };

const codeField = 'Verification code';

/** Fills the newest code in that was sent to an address. */
export const fillCode =
  (to: string): Step =>
  async ({ until, fill: fillIn, newestCode }) => {
    await until(`a code is sent to ${to}`, () => newestCode(to) !== null);
    await fillIn(codeField, newestCode(to) ?? '');
  };

/** Takes a step where the page has a field. */
const where =
  (label: string, step: Step): Step =>
  async (visit) => {
    if (visit.textIn(label) !== null) await step(visit);
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
export const answerProvider = (email: string): Step =>
  inOrder(({ answerProvider: answer }) => answer(email), forgetTab);

/** What a page with a code keeps. */
export const keepsCode = {
  typed: ['Verification code'],
  cleared: { '429 with Retry-After': 'A limit clears the code.' },
} as const;

/** What sends another code on a page that asks for one, once its cooldown is over. */
export const sendsAnother = (onCode: Step) => ({
  open: inOrder(onCode, ({ pass }) => pass(31_000)),
  act: press('Send a new code'),
  done: { text: 'We sent a new code' },
});
