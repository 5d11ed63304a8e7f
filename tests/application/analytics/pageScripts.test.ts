import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { loadF5Scripts, makeConsentedTagManager } from '#application/analytics/pageScripts.ts';
import { noConsent } from '#domain/consent/consent.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { flushPromises, makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const settings = { ...context.settings, launchpadApiUrl: 'https://launchpad.brand.test/' };
const switchedOn = { ...context, settings: { ...settings, f5Enabled: true } };

describe('loadF5Scripts', () => {
  it('loads one script of the launchpad three times, only if it is enabled', async () => {
    const { ports, scripts } = makeDeferredTestApp();
    await loadF5Scripts(ports, { ...context, settings });
    expect(scripts()).toEqual([]);
    await loadF5Scripts(ports, switchedOn);
    expect(scripts()).toEqual([
      'https://launchpad.brand.test/common.js?async',
      'https://launchpad.brand.test/common.js?cache',
      'https://launchpad.brand.test/common.js?matcher',
    ]);
  });

  it('logs each script that does not load', async () => {
    const scripts = { load: () => TE.left(normaliseError('blocked')) };
    const { ports, lines } = makeDeferredTestApp({ ports: { scripts } });
    await loadF5Scripts(ports, switchedOn);
    expect(lines()).toEqual(Array(3).fill('A page script failed to load'));
  });
});

describe('consentedTagManager', () => {
  const src = 'https://tags.test/manager.js?id=1';
  const withTagManager = (address: string | null) => ({
    ...context,
    settings: { ...settings, production: true, tagManager: { src: address } },
  });
  const granted = { ...noConsent, performance: true };

  it('loads the script once, when performance is granted, and not before', async () => {
    const { ports, scripts } = makeDeferredTestApp();
    const setConsent = makeConsentedTagManager(ports, withTagManager(src));
    setConsent(noConsent);
    setConsent({ ...noConsent, marketing: true });
    await flushPromises();
    expect(scripts()).toEqual([]);
    [granted, noConsent, granted].forEach(setConsent);
    await flushPromises();
    expect(scripts()).toEqual([src]);
  });

  it.each([null, '/manager.js', 'http://tags.test/manager.js', 'data:text/javascript,1'])(
    'loads nothing with the address %j',
    async (address) => {
      const { ports, scripts } = makeDeferredTestApp();
      makeConsentedTagManager(ports, withTagManager(address))(granted);
      await flushPromises();
      expect(scripts()).toEqual([]);
    },
  );

  it('logs a script that does not load', async () => {
    const scripts = { load: () => TE.left(normaliseError('blocked')) };
    const { ports, lines } = makeDeferredTestApp({ ports: { scripts } });
    makeConsentedTagManager(ports, withTagManager(src))(granted);
    await flushPromises();
    expect(lines()).toEqual(['The tag manager failed to load']);
  });
});
