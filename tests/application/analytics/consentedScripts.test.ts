import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import {
  type DeferredTestApp,
  flushPromises,
  makeDeferredTestApp,
} from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import {
  loadF5Scripts,
  makeConsentedRecording,
  makeConsentedTagManager,
} from '#application/analytics/consentedScripts.ts';

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
  let isGranted = false;
  const recording = makeConsentedRecording(testApp.ports, { ...context, settings }, () => isGranted);
  const record = (granted: boolean): void => {
    isGranted = granted;
    recording.onConsent();
  };
  return { ...testApp, record, arrived: recording.onNavigated, go: (to: string) => void (at = to) };
};

const disabled = 'Session recording disabled';

describe('session recording', () => {
  it('starts if it is enabled and granted, and sends nothing once the consent is withdrawn', async () => {
    const { record, recording, lines } = open({ enabled: true });
    record(true);
    await flushPromises();
    expect([recording(), lines()]).toEqual(['On', []]);
    record(false);
    await flushPromises();
    expect([recording(), lines()]).toEqual(['Silent', [disabled]]);
  });

  it.each([
    ['the configuration does not enable it', { enabled: false }, true],
    ['there is no app id', { enabled: true, appId: '' }, true],
    ['it is not granted', { enabled: true }, false],
    ['the path is the door', { enabled: true, path: '/' }, true],
  ])('does not start, and logs it, if %s', async (_what, staging, granted) => {
    const { record, recording, lines } = open(staging);
    record(granted);
    await flushPromises();
    expect(recording()).toBe('Off');
    expect(lines()).toEqual([disabled]);
  });

  it('waits on a system path, starts on the next, and sends nothing on another system path', async () => {
    const { record, arrived, go, recording, lines } = open({ enabled: true, path: '/idp/continue' });
    record(true);
    arrived();
    await flushPromises();
    expect([recording(), lines()]).toEqual(['Off', [disabled]]);
    go('/continue');
    arrived();
    await flushPromises();
    expect(recording()).toBe('On');
    go('/idp/continue');
    expect(recording()).toBe('Silent');
  });

  it('logs that it failed to start', async () => {
    const start = async () => E.left(normaliseError('blocked'));
    const recorder = () => ({ start, forget: () => undefined, url: () => null });
    const { record, lines } = open({ enabled: true, ports: { recorder } });
    record(true);
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

  it('loads the script once, when it may, and not before', async () => {
    const { ports, scripts } = makeDeferredTestApp();
    let may = false;
    const load = makeConsentedTagManager(ports, withTagManager(src), () => may);
    load();
    await flushPromises();
    expect(scripts()).toEqual([]);
    for (may of [true, false, true]) load();
    await flushPromises();
    expect(scripts()).toEqual([src]);
  });

  it('loads nothing without an address, and from none that is not https', async () => {
    for (const address of [null, '/manager.js', 'http://tags.test/manager.js', 'data:text/javascript,1']) {
      const { ports, scripts } = makeDeferredTestApp();
      makeConsentedTagManager(ports, withTagManager(address), () => true)();
      await flushPromises();
      expect(scripts()).toEqual([]);
    }
  });

  it('logs a script that does not load', async () => {
    const scripts = { load: () => TE.left(normaliseError('blocked')) };
    const { ports, lines } = makeDeferredTestApp({ ports: { scripts } });
    makeConsentedTagManager(ports, withTagManager(src), () => true)();
    await flushPromises();
    expect(lines()).toEqual(['The tag manager failed to load']);
  });
});
