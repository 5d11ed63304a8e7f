import { scenesAt, type Scene } from '#tests/screens/scene.ts';
import * as step from '#tests/screens/steps.ts';

const { fails, goTo, open, shows } = step;

const settings = '/env/config.json';

/** The screens outside the flows: loading, not found, and start-up faults. */
export const scenes: readonly Scene[] = [
  ...scenesAt('/no-such-page', { 'shell/not-found': [open('/no-such-page', 'h1')] }),
  ...scenesAt(
    '/account-type',
    { 'shell/loading': [fails(settings, { hang: true }), goTo('/account-type'), shows('[role="progressbar"]')] },
    { isBusy: true },
  ),
  ...scenesAt('/signin', {
    'shell/no-configuration': [fails(settings, 500), open('/signin', 'h1')],
    'shell/without-theme': [fails('', { host: 'content.localhost', status: 503, body: {} }), open('/signin', 'h1')],
  }),
  ...scenesAt(
    'sandbox/',
    {
      'shell/control-room': [
        step.signIn('email2fa@sandbox.test'),
        shows('input[name="code"]'),
        ({ page, sandbox }) => page.goto(sandbox.origin('sandbox')),
        shows('h1'),
      ],
    },
    { brands: ['xe'] },
  ),
];
