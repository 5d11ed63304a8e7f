import { expect } from '@playwright/test';
import { scenesAt, steps, type Scene, type Step } from '#tests/screens/scene.ts';
import * as step from '#tests/screens/steps.ts';

const { ada, codePath, fails, openSignUpCode, passMinutes, passTime, problem, sendCode, shows } = step;

const changed = 'newemail@sandbox.test';
const openEmailChange = steps(step.signIn(changed), shows('main input[name="code"]'));

const openWithClock = steps(step.installClock, openSignUpCode(ada));

const isEmptied: Step = ({ page }) => expect(page.locator('main input[name="code"]')).toHaveValue('');

const sendNewCode = step.press('main form button[type="button"]', -1);
const cooldown = passTime(31_000);

/** The states of the pages that ask for an emailed code. */
export const scenes: readonly Scene[] = [
  ...scenesAt('/signin/email-verification', {
    'codes/email-change': [openEmailChange],
    'codes/email-change-not-sent': [
      fails('authorization/webChangeEmailResend', { times: 1, status: 500, body: {} }),
      openEmailChange,
    ],
  }),
  ...scenesAt('/signin', {
    'codes/sign-in-expired': [
      openEmailChange,
      passMinutes(31),
      sendCode(changed),
      shows('main input[name="password"]'),
    ],
  }),
  ...scenesAt(codePath, {
    'codes/after-wait': [openWithClock, cooldown, shows('main form button[type="button"]')],
    'codes/expired': [openWithClock, cooldown, passMinutes(11), sendCode(ada), problem],
    'codes/too-many': [
      openWithClock,
      ...Array.from({ length: 5 }, () => steps(sendCode(ada, 'wrong'), isEmptied)),
      shows('main form:not(:has([type="submit"]))'),
    ],
    'codes/rate-limited': [
      openWithClock,
      cooldown,
      fails('authorization/resendConfirmationCode', step.refusal(429, 'LimitExceededException', 120)),
      sendNewCode,
      problem,
    ],
    'codes/new-code-sent': [openWithClock, cooldown, sendNewCode, shows('main [role="timer"]')],
  }),
  ...scenesAt(
    '/signup',
    {
      'codes/short-steps': [
        step.openFrom('business'),
        step.press('main a[href$="signup"]'),
        shows('main input[name="password"]'),
      ],
    },
    { brands: ['xe'] },
  ),
];
