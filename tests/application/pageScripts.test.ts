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
import { loadF5Scripts, makeConsentedRecording, makeConsentedTagManager } from '#application/deferredServices.ts';

type Staging = {
  readonly enabled: boolean;
  readonly refused?: boolean;
  readonly appId?: string;
  readonly path?: string;
  readonly ports?: Partial<DeferredServicePorts>;
};

const open = ({ enabled, refused = false, appId = 'account/front', path = '/signin', ports = {} }: Staging) => {
  let at = path;
  const testApp: DeferredTestApp = makeDeferredTestApp({ signals: { path: () => at }, ports });
  const settings = { ...context.settings, sessionRecording: { enabled, appId } };
  let isGranted = !refused;
  const { start } = makeConsentedRecording(testApp.ports, { ...context, settings }, () => isGranted);
  const withdraw = (): void => void (isGranted = false);
  return { ...testApp, start, withdraw, go: (to: string) => void (at = to) };
};

const disabled = 'Session recording disabled';

describe('session recording', () => {
  it('starts if it is enabled and granted, and sends nothing once the consent is withdrawn', async () => {
    const { start, withdraw, recording, lines } = open({ enabled: true });
    start();
    await flushPromises();
    expect(recording()).toBe('On');
    withdraw();
    expect([recording(), lines()]).toEqual(['Silent', []]);
  });

  it.each([
    ['the configuration does not enable it', { enabled: false }],
    ['there is no app id', { enabled: true, appId: '' }],
    ['it is not granted', { enabled: true, refused: true }],
    ['the path is the door', { enabled: true, path: '/' }],
  ])('does not start, and logs it once, if %s', async (_what, staging) => {
    const { start, recording, lines } = open(staging);
    for (const _ of [1, 2]) start();
    await flushPromises();
    expect(recording()).toBe('Off');
    expect(lines()).toEqual([disabled]);
  });

  it('waits on a system path, starts on the next, and sends nothing on another system path', async () => {
    const { start, go, recording, lines } = open({ enabled: true, path: '/idp/continue' });
    start();
    await flushPromises();
    expect([recording(), lines()]).toEqual(['Off', [disabled]]);
    go('/continue');
    start();
    await flushPromises();
    expect(recording()).toBe('On');
    go('/idp/continue');
    expect(recording()).toBe('Silent');
  });

  it('logs that it failed to start', async () => {
    const fail = async () => E.left(normaliseError('blocked'));
    const recorder = () => ({ start: fail, forget: () => undefined, url: () => null });
    const { start, lines } = open({ enabled: true, ports: { recorder } });
    start();
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
