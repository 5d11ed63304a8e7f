import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeLoadPageScripts } from '#application/analytics/loadPageScripts.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { openCompanionStage } from '#tests/application/stage/companionPorts.ts';
import { world } from '#tests/arbitraries/visit.ts';

const settings = { ...world.settings, launchpadApiUrl: 'https://launchpad.brand.test/' };
const switchedOn = { ...world, settings: { ...settings, f5Enabled: true } };

describe('the page scripts of F5', () => {
  it('are three calls of one script on the launchpad when they are switched on', async () => {
    const { ports, scripts } = openCompanionStage();
    await makeLoadPageScripts(ports, switchedOn)();
    expect(scripts()).toEqual([
      'https://launchpad.brand.test/common.js?async',
      'https://launchpad.brand.test/common.js?cache',
      'https://launchpad.brand.test/common.js?matcher',
    ]);
  });

  it('are none when they are not', async () => {
    const { ports, scripts } = openCompanionStage();
    await makeLoadPageScripts(ports, { ...world, settings })();
    expect(scripts()).toEqual([]);
  });

  it('cost a line in the log where they do not come, and nothing more', async () => {
    const scripts = { load: () => TE.left(normaliseError('blocked')) };
    const { ports, lines } = openCompanionStage({ ports: { scripts } });
    await makeLoadPageScripts(ports, switchedOn)();
    expect(lines()).toEqual(Array(3).fill('A page script failed to load'));
  });
});
