import type { RoutePath } from '#domain/navigation/routes.ts';
import { scenesAt, steps, type Scene, type Step } from '#tests/screens/scene.ts';
import { appReady } from '#tests/screens/deviceSteps.ts';
import * as step from '#tests/screens/steps.ts';

const backLinks = 'main a[href*="transfer."]';
// Because: the help centre of the sandbox has the same host.
const back: Step = ({ page }) => page.locator(backLinks).last().waitFor();

const signInAs = (name: string): Step => steps(step.signIn(`${name}@sandbox.test`), back);

const open = (path: RoutePath): readonly Step[] => [
  // Because: without an email, the page leads to the first screen of its flow.
  step.signIn(step.personal, step.wrongPassword),
  step.problem,
  // Because: the app stores where the visit came from before it is ready.
  appReady,
  step.goTo(path),
  back,
];

/** The pages that end a visit which a site requested, and that site afterwards. */
export const scenes: readonly Scene[] = [
  ...scenesAt('/signin/closed', { 'ends/closed': [signInAs('closed')] }),
  ...scenesAt('/signin/locked', { 'ends/locked': [signInAs('locked')] }),
  ...scenesAt('/2fa/locked', {
    'ends/two-factor-locked': [signInAs('locked2fa')],
    'ends/two-factor-disabled': [signInAs('disabled2fa')],
  }),
  ...scenesAt('/signin/error', {
    'ends/sign-in-error': [
      step.fails('authorization/weblogin', step.refusal(418, 'TeapotException')),
      signInAs('personal'),
    ],
  }),
  ...scenesAt('/signup/error', { 'ends/sign-up-error': open('/signup/error') }),
  ...scenesAt('/forgot-password/error', { 'ends/reset-error': open('/forgot-password/error') }),
  ...scenesAt('transfer/', {
    'ends/returned': [signInAs('closed'), step.press(backLinks, -1), step.heading('You are not signed in')],
  }),
];
