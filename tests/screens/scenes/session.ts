import { seedPassword as password } from '#infrastructure/sandbox/seeds.ts';
import { scenesAt, steps, type Scene, type Step } from '#tests/screens/scene.ts';
import * as step from '#tests/screens/steps.ts';

const { completeSignIn, goTo, isAt, openFrom, personal, problem, pressNamed, send, shows } = step;

const goToProvider = (email: string): Step =>
  steps(
    openFrom('transfer'),
    step.appReady,
    pressNamed('button', 'Google'),
    pressNamed('button', `Continue as ${email}`),
  );

const openContinue = steps(completeSignIn(), goTo(''), isAt('/continue'));

const openAccountType = steps(goToProvider('stranger@sandbox.test'), isAt('/account-type'));

const notice = shows('[role="status"]:not(:empty)');

const openSelection = (count: number): Step => {
  const linked = Array.from({ length: count }, (_, index) => ({
    name: index % 3 === 0 ? `Ada Lovelace ${index + 1}` : `Analytical Engines ${index + 1} Ltd`,
    accountType: index % 3 === 0 ? ('Personal' as const) : ('Corporate' as const),
    mobileNumber: null,
  }));
  const email = 'many@sandbox.test';
  return steps(
    ({ sandbox }) => sandbox.createAccount({ email, password, accountType: 'Personal', linked }),
    step.signIn(email),
    isAt('/signin/account-selection'),
    ({ page }) => page.locator('main ul button').nth(1).waitFor(),
  );
};

/** The screens for a visitor with a session, an identity provider or several accounts. */
export const scenes: readonly Scene[] = [
  ...scenesAt('/signin', {
    'session/already-signed-in': [completeSignIn(), goTo('/signin'), step.message],
    'session/sent-away-slow': [
      step.installClock,
      step.openSignIn,
      // Because: the site that is returned to answers 204, so the page stays.
      ({ sandbox, brand }) => sandbox.fail({ host: `transfer.${brand}.localhost`, path: '', status: 204, body: '' }),
      step.type('email', personal),
      step.type('password', password),
      ({ page }) => page.locator('main form button[type="submit"]').click({ noWaitAfter: true }),
      step.lacks('main input'),
      step.passTime(8000),
      shows('main a[href]'),
    ],
    'session/offline': [openFrom('transfer'), step.appReady, step.goOffline, notice],
    'session/cookies-blocked': [
      step.blockCookies,
      openFrom('transfer'),
      shows('main ol'),
      // Because: without cookies the partner's banner forgets the answer, and asks again.
      async (context) => context.brand === 'johnlewis' && step.press('#privacy-banner button', -1)(context),
    ],
  }),
  ...scenesAt('/continue', {
    'session/continue': [openContinue],
    'session/continue-failed': [openContinue, step.fails('getGSOTokens', 503), send, problem],
  }),
  ...scenesAt('/idp/existing', { 'session/existing': [goToProvider(personal), isAt('/idp/existing')] }),
  ...scenesAt('/account-type', {
    'session/account-type': [openAccountType],
    'session/account-type-missing': [openAccountType, send, problem],
  }),
  ...scenesAt('/signin/account-selection', {
    'session/choose-among-two': [openSelection(2)],
    'session/choose-among-many': [openSelection(12)],
    'session/choose-none-found': [
      openSelection(12),
      ({ page }) => page.locator('input[type="search"]').fill('Babbage'),
      step.lacks('main ul button'),
    ],
  }),
];
