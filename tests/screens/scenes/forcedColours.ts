import { steps, type Scene } from '#tests/screens/scene.ts';
import { scenes as consent } from './consent.ts';
import { scenes as session } from './session.ts';
import { scenes as signIn } from './signIn.ts';
import { scenes as signUp } from './signUp.ts';
import { scenes as twoFactor } from './twoFactor.ts';

const all = [...signIn, ...consent, ...signUp, ...session, ...twoFactor];
const shown = ['sign-in/sending', 'consent/one-switched-on', 'sign-up/refused', 'sign-up/wrong-code'];
const more = ['session/choose-among-two', 'two-factor/send-failed'];

/** The controls and states that must not depend on the colours of a theme. */
export const scenes: readonly Scene[] = all
  .filter(({ name }) => [...shown, ...more].includes(name))
  .map((scene) => ({
    ...scene,
    name: `forced-colours/${scene.name.replace('/', '-')}`,
    run: steps(({ page }) => page.emulateMedia({ forcedColors: 'active' }), scene.run),
  }));
