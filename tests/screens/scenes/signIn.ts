import { seedPassword as password } from '#infrastructure/sandbox/seeds.ts';
import { scenesAt, type Scene, type Step } from '#tests/screens/scene.ts';
import * as step from '#tests/screens/steps.ts';

const { openSignIn, personal, problem, send, shows, signIn } = step;

/** Presses a key in the field of the password while caps lock is on. */
const pressWithCapsLock: Step = ({ page }) =>
  page.locator('input[name="password"]').evaluate((element) => {
    element.focus();
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
  });

const signInCall = 'authorization/weblogin';

/** The sign-in screen in each of its states, and the screens it leads to, including the relying party. */
export const scenes: readonly Scene[] = [
  ...scenesAt('/signin', {
    'sign-in/empty': [openSignIn],
    'sign-in/nothing-typed': [openSignIn, send, problem],
    'sign-in/caps-lock': [openSignIn, step.appReady, pressWithCapsLock, shows('form [role="status"]:not(:empty)')],
    'sign-in/password-shown': [openSignIn, step.type('password', password), step.press('form button[type="button"]')],
    'sign-in/wrong-password': [signIn(personal, step.wrongPassword), problem],
    'sign-in/server-error': [step.fails(signInCall, 500), signIn(personal), problem],
  }),
  ...scenesAt(
    '/signin',
    {
      'sign-in/slow': [
        step.installClock,
        step.fails(signInCall, { hang: true }),
        signIn(personal),
        shows('main [aria-busy="true"]'),
        ({ page }) => page.clock.runFor(9_000),
      ],
    },
    { isBusy: true },
  ),
  ...scenesAt('/signin/locked', { 'sign-in/locked': [signIn('locked@sandbox.test')] }),
  ...scenesAt('/signin/closed', { 'sign-in/closed': [signIn('closed@sandbox.test')] }),
  ...scenesAt('/signin/error', {
    'sign-in/error': [step.fails(signInCall, step.refusal(418, 'TeapotException')), signIn(personal)],
  }),
  ...scenesAt('transfer/', {
    'sign-in/returned': [
      signIn('closed@sandbox.test'),
      step.press('main a[href*="transfer."]', -1),
      step.heading('You are not signed in'),
    ],
  }),
];
