import { scenesAt, steps, type Scene, type Step } from '#tests/screens/scene.ts';
import * as step from '#tests/screens/steps.ts';
import { codeOf } from '#tests/support/codes.ts';

const { fails, isAt, personal, problem, refusal, send, sendCode, shows, type } = step;

const [resetCode, newPassword] = ['/forgot-password/email-verification', '/forgot-password/new-password'];
const codeField = shows('main input[name="code"]');
const sendPassword = (password: string): Step => steps(type('password', password), send);
const better = 'Quite-another-horse-2';

const sendEmail = steps(step.open('/forgot-password'), type('email', personal), send);
const openCode = steps(sendEmail, isAt(resetCode), codeField);
const openNewPassword = steps(openCode, sendCode(personal), isAt(newPassword), shows('main input[name="password"]'));

const startChange = steps(step.completeSignIn(), step.goTo('/change-password'));
const openChange = steps(startChange, codeField);

/** The screens of a password reset and of a password change. */
export const scenes: readonly Scene[] = [
  ...scenesAt('/forgot-password', {
    'password/forgotten': [step.open('/forgot-password')],
    'password/rate-limited': [fails('forgotPassword', refusal(429, 'LimitExceededException', 120)), sendEmail, problem],
  }),
  ...scenesAt(resetCode, { 'password/code': [openCode] }),
  ...scenesAt(newPassword, {
    'password/new': [openNewPassword],
    'password/rules-not-loaded': [
      fails('authorization/passwordRequirements', 500),
      openNewPassword,
      shows('.hint > [role="status"]:not(:empty)'),
    ],
    'password/wrong-code': [sendEmail, type('code', codeOf('0')), send, sendPassword(better), problem],
  }),
  ...scenesAt('/forgot-password/error', {
    'password/error': [
      fails('authorization/confirmForgotPassword', refusal(418, 'TeapotException')),
      openNewPassword,
      sendPassword(better),
      isAt('/forgot-password/error'),
      shows('h1'),
    ],
  }),
  ...scenesAt('/change-password', {
    'password/change': [openChange],
    'password/changed': [openChange, type('password', better), sendCode(personal), step.lacks('main input')],
    'password/change-refused': [openChange, type('code', codeOf('0')), sendPassword('short'), problem],
    'password/change-not-sent': [fails('forgotPassword', { times: 1, status: 500, body: {} }), startChange, problem],
  }),
  ...scenesAt('/signin', {
    'password/change-signed-out': [step.goTo('/change-password'), isAt('/signin'), step.message],
  }),
];
