import { scenesAt, steps, type Scene, type Step } from '#tests/screens/scene.ts';
import * as step from '#tests/screens/steps.ts';

const { fails, goTo, open, shows } = step;

const settings = '/env/config.json';

const openReady = (label: string): Step => steps(step.openFrom(label), step.appReady);

const logoFails = (path: string): Step => step.fails(path, { reset: true });

/** The screens outside the flows: loading, not found, start-up faults, and the looks of a logo and of a co-brand. */
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
  ...scenesAt('/signin', {
    'theme/without-a-logo': [logoFails('/logo.svg'), logoFails('/logo-mobile.svg'), openReady('transfer')],
  }),
  ...scenesAt(
    '/signin',
    {
      'theme/co-brand': [openReady('partner')],
      'theme/co-brand-without-theme': [
        step.fails('/documents/search', { host: 'content.localhost', hang: true }),
        openReady('partner'),
      ],
    },
    { brands: ['xe'] },
  ),
];
