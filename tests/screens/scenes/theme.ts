import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { scenesAt, steps, type Scene, type Step } from '#tests/screens/scene.ts';
import { appReady, fontLoaded } from '#tests/screens/deviceSteps.ts';
import * as step from '#tests/screens/steps.ts';

const { openFrom } = step;

const openReady = (label: string): Step => steps(openFrom(label), appReady);

const contentFails = (fault: Partial<InjectedFault>): Step =>
  step.fails('/documents/search', { host: 'content.localhost', ...fault });

const logoFails = (path: string): Step => step.fails(path, { reset: true });

const invalidTheme = {
  primary_colour: 'red;}',
  colours: [{ variable: 'accent', hex: '#12', alpha: 7 }],
  logo: { url: 'javascript:alert(1)' },
  font_family: "A'}",
};

/** Each brand while the content service works, is slow or sends invalid data, and co-brands under the main brand. */
export const scenes: readonly Scene[] = [
  ...scenesAt('/signin', {
    'theme/up': [contentFails({ times: 1, delayMs: 1 }), openReady('transfer')],
    'theme/slow': [contentFails({ hang: true }), openReady('transfer')],
    'theme/invalid': [contentFails({ body: { results: [{ data: invalidTheme }] } }), openReady('transfer')],
    'theme/without-a-logo': [logoFails('/logo.svg'), logoFails('/logo-mobile.svg'), openReady('transfer')],
  }),
  ...scenesAt(
    '/signin',
    {
      'theme/co-brand': [openReady('partner')],
      'theme/co-brand-with-a-font': [openReady('northbank'), fontLoaded('Lora')],
      'theme/co-brand-without-theme': [contentFails({ hang: true }), openReady('partner')],
    },
    { brands: ['xe'] },
  ),
];
