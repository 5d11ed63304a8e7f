import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { loadPageScripts } from '#application/analytics/loadPageScripts.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/navigationRequest.ts';

const settings = { ...context.settings, launchpadApiUrl: 'https://launchpad.brand.test/' };
const switchedOn = { ...context, settings: { ...settings, f5Enabled: true } };

describe('loadPageScripts', () => {
  it('loads one script of the launchpad three times if it is enabled', async () => {
    const { ports, scripts } = makeDeferredTestApp();
    await loadPageScripts(ports, switchedOn)();
    expect(scripts()).toEqual([
      'https://launchpad.brand.test/common.js?async',
      'https://launchpad.brand.test/common.js?cache',
      'https://launchpad.brand.test/common.js?matcher',
    ]);
  });

  it('loads nothing if it is not enabled', async () => {
    const { ports, scripts } = makeDeferredTestApp();
    await loadPageScripts(ports, { ...context, settings })();
    expect(scripts()).toEqual([]);
  });

  it('logs each script that does not load', async () => {
    const scripts = { load: () => TE.left(normaliseError('blocked')) };
    const { ports, lines } = makeDeferredTestApp({ ports: { scripts } });
    await loadPageScripts(ports, switchedOn)();
    expect(lines()).toEqual(Array(3).fill('A page script failed to load'));
  });
});
