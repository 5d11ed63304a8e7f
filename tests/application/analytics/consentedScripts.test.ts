import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeConsentedRecording } from '#application/analytics/consentedRecording.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { noConsent } from '#domain/consent/consent.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import {
  type DeferredTestApp,
  flushPromises,
  makeDeferredTestApp,
} from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { loadF5Scripts, makeConsentedTagManager } from '#application/analytics/pageScripts.ts';

type Staging = {
  readonly enabled: boolean;
  readonly appId?: string;
  readonly path?: string;
  readonly ports?: Partial<DeferredServicePorts>;
};

const open = ({ enabled, appId = 'account/front', path = '/signin', ports = {} }: Staging) => {
  let at = path;
  const testApp: DeferredTestApp = makeDeferredTestApp({ signals: { path: () => at }, ports });
  const settings = { ...context.settings, sessionRecording: { enabled, appId } };
  const { setConsent, onNavigated } = makeConsentedRecording(testApp.ports, { ...context, settings });
  return { ...testApp, record: setConsent, arrived: onNavigated, go: (to: string) => void (at = to) };
};

const granted = { ...noConsent, performance: true };
const disabled = 'Session recording disabled';

describe('session recording', () => {
  it('starts if it is enabled and performance is granted, and stops when the consent is withdrawn', async () => {
    const { record, recording, lines } = open({ enabled: true });
    record(granted);
    await flushPromises();
    expect([recording(), lines()]).toEqual([['start'], []]);
    record(noConsent);
    await flushPromises();
    expect([recording(), lines()]).toEqual([['start', 'stop'], [disabled]]);
  });

  it.each([
    ['the configuration does not enable it', { enabled: false }, granted],
    ['there is no app id', { enabled: true, appId: '' }, granted],
    ['performance is not granted', { enabled: true }, { ...noConsent, marketing: true }],
    ['the path is the door', { enabled: true, path: '/' }, granted],
  ])('does not start, and logs it, if %s', async (_what, staging, consent) => {
    const { record, recording, lines } = open(staging);
    record(consent);
    await flushPromises();
    expect(recording()).toEqual([]);
    expect(lines()).toEqual([disabled]);
  });

  it('waits on a system path, and starts on the next', async () => {
    const { record, arrived: onNavigated, go, recording, lines } = open({ enabled: true, path: '/idp/continue' });
    record(granted);
    onNavigated();
    await flushPromises();
    expect([recording(), lines()]).toEqual([[], [disabled]]);
    go('/continue');
    onNavigated();
    onNavigated();
    await flushPromises();
    expect(recording()).toEqual(['start']);
  });

  it('logs that it failed to start', async () => {
    const start = async () => E.left(normaliseError('blocked'));
    const recorder = { start, stop: () => undefined, forget: () => undefined, url: () => null };
    const { record, lines } = open({ enabled: true, ports: { recorder } });
    record(granted);
    await flushPromises();
    expect(lines()).toEqual(['Session recording failed to start']);
  });
});

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

  it('loads nothing without an address, and from none that is not https', async () => {
    for (const address of [null, '/manager.js', 'http://tags.test/manager.js', 'data:text/javascript,1']) {
      const { ports, scripts } = makeDeferredTestApp();
      makeConsentedTagManager(ports, withTagManager(address))(granted);
      await flushPromises();
      expect(scripts()).toEqual([]);
    }
  });

  it('logs a script that does not load', async () => {
    const scripts = { load: () => TE.left(normaliseError('blocked')) };
    const { ports, lines } = makeDeferredTestApp({ ports: { scripts } });
    makeConsentedTagManager(ports, withTagManager(src))(granted);
    await flushPromises();
    expect(lines()).toEqual(['The tag manager failed to load']);
  });
});
