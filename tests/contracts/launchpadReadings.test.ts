import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import { webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { makeLaunchpadApp } from '#infrastructure/sandbox/launchpad/launchpadApp.ts';
import { quickHash } from '#tests/support/quickHash.ts';
import { openLaunchpad } from '#tests/wire/openLaunchpad.ts';
import { launchpadReadingsContract } from './launchpadReadings.ts';

const origin = 'https://launchpad.brand.test';
const host = {
  sessionCookie: 'xe_session',
  cookieDomain: 'brand.test',
  origin,
  accountOrigin: 'https://account.brand.test',
};
const engine = makeEngine({ now: Date.now, random: webRandom, hash: quickHash }, []);
const app = makeLaunchpadApp({ engine, hostOf: () => host, isRelyingParty: () => false });

launchpadReadingsContract('the app in memory', () => openLaunchpad(origin, async (request) => app.fetch(request)));
