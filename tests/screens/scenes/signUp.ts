import { scenesAt, type Scene } from '#tests/screens/scene.ts';
import * as step from '#tests/screens/steps.ts';

const { ada, codePath, fails, openForm, openSignUpCode, problem } = step;
const { refusal, sendCode, shows, signUp, type } = step;

const signUpCall = 'authorization/websignup';

/** The screens of a sign-up, from the empty form to the last screen. */
export const scenes: readonly Scene[] = [
  ...scenesAt('/signup', {
    'sign-up/form': [openForm],
    'sign-up/typing': [
      openForm,
      ({ page }) => page.locator('input[value="Business"]').check(),
      ({ page }) => page.locator('main input[name="password"]').pressSequentially('Brand-new'),
    ],
    'sign-up/refused': [signUp('personal@', 'short'), problem],
    'sign-up/taken': [signUp(step.personal), problem],
    'sign-up/not-loaded': [
      fails('system/fields/GB', 500),
      openForm,
      type('email', ada),
      type('password', step.wrongPassword),
      shows('#documents button'),
    ],
    'sign-up/no-answer': [fails(signUpCall, { reset: true }), signUp(), problem],
    'sign-up/leaving': [
      openSignUpCode(),
      ({ page }) => page.goBack(),
      shows('main input[name="email"]'),
      step.press('main a[href="/signin"]'),
      shows('dialog[open]'),
    ],
  }),
  ...scenesAt('/signup/error', {
    'sign-up/error': [fails(signUpCall, refusal(418, 'TeapotException')), signUp(), step.isAt('/signup/error')],
  }),
  ...scenesAt(codePath, {
    'sign-up/code': [openSignUpCode()],
    'sign-up/wrong-code': [openSignUpCode(), sendCode(ada, 'wrong'), problem],
    'sign-up/password-again': [openSignUpCode(), step.reload, shows('main input[name="password"]')],
  }),
  ...scenesAt(
    '/signup/creating',
    {
      'sign-up/creating': [
        openSignUpCode(),
        fails('getGSOTokens', { hang: true }),
        sendCode(ada),
        step.isAt('/signup/creating'),
        shows('main [role="progressbar"]'),
      ],
    },
    { isBusy: true },
  ),
  ...scenesAt('/signup/creating', {
    'sign-up/stopped': [openSignUpCode(), fails('getGSOTokens', 500), sendCode(ada), problem],
  }),
];
