import { scenesAt, steps, type Scene, type Step } from '#tests/screens/scene.ts';
import { openFrom, shows } from '#tests/screens/steps.ts';

// Because: a brand without its own card shows the partner's banner.
const prompt = '[role="dialog"], #privacy-banner';
const summary = steps(openFrom('transfer'), shows(prompt));

const pressInCard =
  (role: 'button' | 'switch', index: number): Step =>
  ({ page }) =>
    page.locator(prompt).getByRole(role).nth(index).click();

const details = steps(summary, pressInCard('button', 2), shows('[role="switch"]'));

const asksConsent = true;

/** The consent prompts: both panels of our card, and the partner's banner. */
export const scenes: readonly Scene[] = [
  ...scenesAt('/signin', { 'consent/summary': [summary] }, { asksConsent }),
  ...scenesAt(
    '/signin',
    {
      'consent/details': [details],
      'consent/one-switched-on': [details, pressInCard('switch', 0)],
    },
    { asksConsent, brands: ['xe', 'britline'] },
  ),
];
