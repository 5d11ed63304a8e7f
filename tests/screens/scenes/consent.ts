import { scenesAt, steps, type Scene } from '#tests/screens/scene.ts';
import { openFrom, press, shows } from '#tests/screens/steps.ts';

// Because: a brand without its own card shows the partner's banner.
const prompt = '[role="dialog"], #privacy-banner';
const summary = steps(openFrom('transfer'), shows(prompt));

const details = steps(summary, press(`:is(${prompt}) button`, 2), shows('[role="switch"]'));

const asksConsent = true;

/** The consent prompts: both panels of our card, and the partner's banner. */
export const scenes: readonly Scene[] = [
  ...scenesAt('/signin', { 'consent/summary': [summary] }, { asksConsent }),
  ...scenesAt('/signin', { 'consent/details': [details] }, { asksConsent, brands: ['xe', 'britline'] }),
];
