import { scenesAt, type Scene, type Step } from '#tests/screens/scene.ts';
import { requested } from '#tests/screens/deviceSteps.ts';
import * as step from '#tests/screens/steps.ts';

const { fails, openAs, problem, send, shows, signIn } = step;

const forceColours: Step = ({ page }) => page.emulateMedia({ forcedColors: 'active' });

/** The controls and states that must not depend on the colours of a theme. */
export const scenes: readonly Scene[] = [
  ...scenesAt(
    '/signin',
    {
      'forced-colours/sending': [
        forceColours,
        fails('authorization/weblogin', { hang: true }),
        signIn(step.personal),
        requested('authorization/weblogin'),
      ],
    },
    { isBusy: true },
  ),
  ...scenesAt(
    '/signin',
    {
      'forced-colours/consent': [
        forceColours,
        step.openFrom('transfer'),
        shows('[role="dialog"]'),
        step.press('[role="dialog"] button', 2),
        step.press('[role="switch"]'),
      ],
    },
    { asksConsent: true, brands: ['xe', 'britline'] },
  ),
  ...scenesAt('/signup', { 'forced-colours/refused': [forceColours, step.signUp('personal@', 'short'), problem] }),
  ...scenesAt(step.codePath, { 'forced-colours/code': [forceColours, step.openSignUpCode(), step.type('code', '12')] }),
  ...scenesAt('/signin/account-selection', {
    'forced-colours/accounts': [forceColours, openAs('linked', '/signin/account-selection')],
  }),
  ...scenesAt('/2fa/phone-validation', {
    'forced-colours/channels': [
      forceColours,
      openAs('sms2fa', '/2fa/phone-validation'),
      fails('send2FA', 500),
      send,
      problem,
    ],
  }),
];
