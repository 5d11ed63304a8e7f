import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { seedPassword as password } from '#infrastructure/sandbox/seeds.ts';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import { otherCode } from '#tests/support/codes.ts';
import { onPage, type Step, steps } from './scene.ts';

// Because: a scene runs in any language, so the steps find elements by their markup, and only the other sites by their text.

export const personal = 'personal@sandbox.test';

export const wrongPassword = 'Wrong-horse-9';

/** Waits until the first element of a CSS selector is shown. */
export const shows = (selector: string): Step => onPage((page) => page.locator(selector).first().waitFor());

/** Waits until no element of a CSS selector is in the page. */
export const lacks = (selector: string): Step =>
  onPage((page) => page.locator(selector).first().waitFor({ state: 'detached' }));

export const isAt = (path: string): Step => onPage((page) => page.waitForURL((url) => url.pathname === path));

export const problem: Step = shows('[role="alert"]:not(:empty)');
export const message: Step = shows('main [role="status"]:not(:empty)');

/** Fills in a field of the main part. */
export const type = (name: string, text: string): Step =>
  onPage((page) => page.locator(`main input[name="${name}"]`).fill(text));

/** Presses one of the elements of a CSS selector; -1 is the last. */
export const press = (selector: string, index = 0): Step => onPage((page) => page.locator(selector).nth(index).click());

export const send: Step = press('main form button[type="submit"]');

/** Presses a button or a link of another site. */
export const pressNamed = (role: 'button' | 'link', name: string): Step =>
  onPage((page) => page.getByRole(role, { name }).click());

/** Waits for a heading of another site. */
export const heading = (name: string): Step =>
  onPage((page) => page.getByRole('heading', { name, exact: true }).waitFor());

/** Opens an address of the account site. */
export const goTo =
  (path: string): Step =>
  ({ page, sandbox, brand }) =>
    page.goto(`${sandbox.origin(`account.${brand}`)}${path}`);

/** Opens an address of the account site, and waits for the first element of a CSS selector. */
export const open = (path: string, selector = 'main input'): Step => steps(goTo(path), shows(selector));

/** Follows the address of a relying party's link to sign in. */
export const openFrom =
  (label: string): Step =>
  ({ page, sandbox, brand }) =>
    page.goto(`${sandbox.origin(`${label}.${brand}`)}/sign-in`);

/** Opens the sign-in screen from the relying party of the brand. */
export const openSignIn: Step = steps(openFrom('transfer'), shows('main input[name="email"]'));

const sendSignIn = (email: string, secret: string): Step => steps(type('email', email), type('password', secret), send);

/** Signs in from the relying party of the brand. */
export const signIn = (email: string, secret: string = password): Step => steps(openSignIn, sendSignIn(email, secret));

/** Signs in an account of the sandbox without a relying party, and waits for the screen after it. */
export const openAs = (name: string, path: string): Step =>
  steps(
    open('/signin'),
    sendSignIn(`${name}@sandbox.test`, password),
    isAt(path),
    lacks('input[name="email"]'),
    shows('h1'),
  );

/** Signs in, and waits for the relying party. */
export const completeSignIn = (email: string = personal): Step => steps(signIn(email), heading('Signed in'));

/** Lets the requests to a path fail, with a status or as told. */
export const fails =
  (path: string, fault: number | Partial<InjectedFault>): Step =>
  ({ sandbox }) =>
    sandbox.fail({ path, ...(typeof fault === 'number' ? { status: fault, body: {} } : fault) });

/** A refusal with a code of the launchpad. */
export const refusal = (status: number, code: string, retryAfter: number | null = null): Partial<InjectedFault> => ({
  status,
  body: { code, message: 'No' },
  ...(retryAfter !== null && { headers: { 'retry-after': String(retryAfter) } }),
});

/** Enters the newest code sent to an address or a number, or another one, and sends it. */
export const sendCode =
  (to: string, kind: 'newest' | 'wrong' = 'newest'): Step =>
  async (context) => {
    const [mail] = await context.sandbox.inbox(to);
    const wrong = otherCode(mail?.code ?? '');
    await steps(type('code', kind === 'wrong' ? wrong : (mail?.code ?? '')), send)(context);
  };

export const installClock: Step = ({ page }) => page.clock.install();

/** Lets the page's time pass, in milliseconds, without what is due in between. */
export const passTime = (ms: number): Step => onPage((page) => page.clock.fastForward(ms));

/** Lets the sandbox's time pass, in minutes. */
export const passMinutes =
  (minutes: number): Step =>
  ({ sandbox }) =>
    sandbox.advanceClock(minutes * 60_000);

export const reload: Step = ({ page }) => page.reload();

/** The address of a new person. */
export const ada = 'ada.lovelace@example.test';

export const codePath = '/signup/email-verification';

/** Opens the empty form of a new account. */
export const openForm: Step = open('/signup', 'main input[name="password"]');

/** Sends the form of a new account. */
export const signUp = (email: string = ada, secret = 'Brand-new-horse-1'): Step =>
  steps(openForm, type('email', email), type('password', secret), send);

/** Creates an account, and waits for the screen that asks for its code. */
export const openSignUpCode = (email: string = ada): Step =>
  steps(signUp(email), isAt(codePath), shows('main input[name="code"]'));

export const appReady: Step = onPage(expectReady);

export const goOffline: Step = async ({ page }) => {
  // Because: a person sees the whole page before the connection breaks.
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
  await page.context().setOffline(true);
};

/** Blocks cookies in the pages that open next. */
export const blockCookies: Step = async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
};
