import { scenesAt, steps, type Scene, type Step } from '#tests/screens/scene.ts';
import { appReady } from '#tests/screens/deviceSteps.ts';
import * as step from '#tests/screens/steps.ts';

const openReady = (label: string): Step => steps(step.openFrom(label), appReady);

const logoFails = (path: string): Step => step.fails(path, { reset: true });

/** Each brand without its logo, and co-brands under the main brand. */
export const scenes: readonly Scene[] = [
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
