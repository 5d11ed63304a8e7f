import { scenesAt, steps, type Scene, type Step } from '#tests/screens/scene.ts';
import * as step from '#tests/screens/steps.ts';
import { createChangeAccount } from '#tests/e2e/two-factor/createChangeAccount.ts';

const { fails, isAt, openAs, problem, send, sendCode, shows, type } = step;

const [addNumber, chooseNumber, reviewNumber] = ['/2fa/add-number', '/2fa/choose-number', '/2fa/review-number'];
const [changeNumber, channels, verifyNumber] = ['/2fa/change-number', '/2fa/phone-validation', '/2fa/verify-number'];

const goBack: Step = ({ page }) => page.evaluate(() => window.history.back());

const codeField = shows('input[name="code"]');
const openCode = (name: string): Step => steps(openAs(name, channels), send, codeField);

const openAddNumber = openAs('setup2fa', addNumber);
const typeNumber = steps(type('number', '07700 900155'), send, isAt(channels), shows('input[name="channel"]'));
const openSetupChannel = steps(openAddNumber, typeNumber);
const confirmNumber = steps(
  send,
  codeField,
  // Because: the sign-in completes, and the screen is left.
  fails('getGSOTokens', { hang: true }),
  sendCode('+447700900155'),
  step.lacks('input[name="code"]'),
);

const openChange = steps(
  ({ sandbox }) => createChangeAccount(sandbox),
  openAs('change', '/signin/account-selection'),
  step.open(changeNumber, 'input[name="number"]'),
);

/** The two-factor screens of the code and of the number. */
export const scenes: readonly Scene[] = [
  ...scenesAt(channels, {
    'two-factor/phone-validation': [openAs('whatsapp2fa', channels)],
    'two-factor/send-failed': [openAs('sms2fa', channels), fails('authorization/send2FA', 500), send, problem],
    'two-factor/phone-validation-setup': [openSetupChannel],
  }),
  ...scenesAt(verifyNumber, {
    'two-factor/verify-number': [openCode('whatsapp2fa')],
    'two-factor/email-code': [openAs('email2fa', verifyNumber)],
  }),
  ...scenesAt(
    verifyNumber,
    {
      'two-factor/number-changed': [openChange, typeNumber, confirmNumber],
      'two-factor/number-added': [openSetupChannel, confirmNumber],
    },
    // Because: the screen continues by itself after three seconds.
    { isBusy: true },
  ),
  ...scenesAt('/signin', {
    'two-factor/leaving': [openCode('sms2fa'), goBack, shows('input[name="channel"]'), goBack, shows('dialog:modal')],
  }),
  ...scenesAt('/2fa/locked', {
    'two-factor/locked': [step.signIn('locked2fa@sandbox.test'), isAt('/2fa/locked')],
  }),
  ...scenesAt(addNumber, {
    'two-factor/add-number': [openAddNumber],
    'two-factor/number-refused': [openAddNumber, type('number', '070 1234 5678'), send, problem],
  }),
  ...scenesAt(reviewNumber, {
    'two-factor/review-number': [openAs('review2fa', reviewNumber)],
    'two-factor/review-due': [
      fails('twofactorauth/lookupPhoneNumber', { times: 1, status: 422, body: {} }),
      openAs('sms2fa', reviewNumber),
    ],
  }),
  ...scenesAt(chooseNumber, {
    'two-factor/choose-number': [openAs('choose2fa', chooseNumber)],
    'two-factor/nothing-chosen': [openAs('choose2fa', chooseNumber), send, problem],
  }),
  ...scenesAt(changeNumber, { 'two-factor/change-number': [openChange] }),
];
