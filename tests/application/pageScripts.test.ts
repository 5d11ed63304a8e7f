import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { loadF5Scripts, makeConsentedRecording, makeConsentedTagManager } from '#application/deferredServices.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { flushPromises, makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const { settings } = context;
const blocked = normaliseError('blocked');

const withTags = (address: string | null) => ({
  ...context,
  settings: { ...settings, tagManager: { src: address } },
});

/** A recording whose consent and path a test changes. */
const openRecording = (appId = 'account/front', enabled = true, ports: Partial<DeferredServicePorts> = {}) => {
  const state = { path: '/signin', isGranted: true };
  const app = makeDeferredTestApp({ seeds: [], signals: { path: () => state.path }, ports });
  const here = { ...context, settings: { ...settings, sessionRecording: { enabled, appId } } };
  const start = async (): Promise<string> => {
    recording.start();
    await flushPromises();
    return app.recording();
  };
  const recording = makeConsentedRecording(app.ports, here, () => state.isGranted);
  return { ...app, state, start };
};

describe('session recording', () => {
  const disabled = 'Session recording disabled';

  it('starts once it is enabled and granted, and sends nothing once the consent is withdrawn', async () => {
    const { state, start, recording, lines } = openRecording();
    state.isGranted = false;
    expect(await start()).toBe('Off');
    state.isGranted = true;
    expect(await start()).toBe('On');
    state.isGranted = false;
    expect([recording(), lines()]).toEqual(['Silent', []]);
  });

  it.each([
    ['the configuration does not enable it', 'account/front', false],
    ['there is no app id', '', true],
  ])('does not start, and logs it once, if %s', async (_what, appId, enabled) => {
    const { start, lines } = openRecording(appId, enabled);
    expect([await start(), await start(), lines()]).toEqual(['Off', 'Off', [disabled]]);
  });

  it.each(['/', '/idp/continue'])('waits on the system path %s, and sends nothing there later', async (path) => {
    const { state, start, recording } = openRecording();
    state.path = path;
    expect(await start()).toBe('Off');
    state.path = '/continue';
    expect(await start()).toBe('On');
    state.path = path;
    expect(recording()).toBe('Silent');
  });

  it('logs that it failed to start', async () => {
    const recorder = () => ({ start: TE.left(blocked), forget: () => undefined, url: () => null });
    const { start, lines } = openRecording('account/front', true, { recorder });
    await start();
    expect(lines()).toEqual(['Session recording failed to start']);
  });
});

describe('loadF5Scripts', () => {
  const launchpad = { ...settings, launchpadApiUrl: 'https://launchpad.brand.test/' };

  it('loads one script of the launchpad three times, only if it is enabled', async () => {
    const { ports, scripts } = makeDeferredTestApp({ seeds: [] });
    await loadF5Scripts(ports, { ...context, settings: launchpad });
    expect(scripts()).toEqual([]);
    await loadF5Scripts(ports, { ...context, settings: { ...launchpad, f5Enabled: true } });
    expect(scripts()).toEqual(
      ['async', 'cache', 'matcher'].map((query) => `https://launchpad.brand.test/common.js?${query}`),
    );
  });
});

describe('consentedTagManager', () => {
  const src = 'https://tags.test/manager.js?id=1';

  it('loads the script once, when it may, and not before, and nothing without an address', async () => {
    const { ports, scripts } = makeDeferredTestApp({ seeds: [] });
    let may = false;
    const load = makeConsentedTagManager(ports, withTags(src), () => may);
    load();
    await flushPromises();
    expect(scripts()).toEqual([]);
    for (may of [true, false, true]) load();
    makeConsentedTagManager(ports, withTags(null), () => true)();
    await flushPromises();
    expect(scripts()).toEqual([src]);
  });
});

it.each([
  ['F5', 3, 'A page script failed to load'],
  ['the tag manager', 1, 'The tag manager failed to load'],
] as const)('a script of %s that does not load is logged, %i times', async (name, times, line) => {
  const { ports, lines } = makeDeferredTestApp({ seeds: [], ports: { scripts: { load: () => TE.left(blocked) } } });
  if (name === 'F5') await loadF5Scripts(ports, { ...context, settings: { ...settings, f5Enabled: true } });
  else makeConsentedTagManager(ports, withTags('https://tags.test/manager.js'), () => true)();
  await flushPromises();
  expect(lines()).toEqual(Array(times).fill(line));
});
