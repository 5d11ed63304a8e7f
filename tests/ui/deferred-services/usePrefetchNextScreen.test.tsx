import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { idleFallbackMs, usePrefetchNextScreen } from '#ui/deferred-services/usePrefetchNextScreen.ts';
import { loadScreen } from '#ui/start/loadModule.ts';
import { openRoutes } from './openRoutes.tsx';

type LoadScript = () => Promise<void>;
type PageOptions = { readonly loadScript: LoadScript; readonly saveData?: boolean };

/** Opens /signup; `loadScript` loads the script of the next screen, and `idle` makes the browser idle. */
const openSignUp = async ({ loadScript, saveData = false }: PageOptions) => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  await openRoutes(usePrefetchNextScreen, { '/signup': null, '/signup/email-verification': loadScript }, '/signup');
  return { idle: () => act(async () => tasks.splice(0).forEach((task) => task())) };
};

const refuse = (): never => {
  throw new Error('hidden');
};
const missing = (): Promise<void> => Promise.reject(new Error('404'));

describe('usePrefetchNextScreen', () => {
  it.each([
    ['loads the script of the next screen', false, true],
    ['loads nothing for a visitor who saves data', true, false],
  ])('%s when the browser is idle', async (_title, saveData, loads) => {
    const loadScript = vi.fn<LoadScript>(async () => undefined);
    const { idle } = await openSignUp({ loadScript, saveData });
    expect(loadScript).not.toHaveBeenCalled();
    await idle();
    expect(loadScript.mock.calls.length > 0).toBe(loads);
  });

  it.each([
    ['lack', () => undefined],
    ['refuse', refuse],
  ])('loads the script also in browsers that %s idle times and the kind of connection', async (_, get) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const loadScript = vi.fn<LoadScript>(missing);
    const hidden = ['requestIdleCallback', 'connection'] as const;
    await openSignUp({ loadScript: missing });
    Object.defineProperty(window, hidden[0], { configurable: true, get });
    Object.defineProperty(navigator, hidden[1], { configurable: true, get });
    await openRoutes(usePrefetchNextScreen, { '/signup': null, '/signup/email-verification': loadScript }, '/signup');
    // Because: on a busy machine the timers of the page around the hook start new ones without end.
    await vi.advanceTimersByTimeAsync(idleFallbackMs);
    expect(loadScript).toHaveBeenCalled();
  });

  it('does not reload the page if the screen is missing although the server answers', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const serverAnswers = vi.fn<() => Promise<Response>>(async () => new Response());
    vi.stubGlobal('fetch', serverAnswers);
    const loadScript = vi.fn<LoadScript>(() => loadScreen(missing, () => false));
    const { idle } = await openSignUp({ loadScript });
    await idle();
    await Promise.allSettled(loadScript.mock.results.map(({ value }) => value));
    expect(loadScript).toHaveBeenCalled();
    expect([serverAnswers.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  });

  it('asks again for a missing script when the device is online again', async () => {
    const loadScript = vi.fn<LoadScript>(missing);
    const { idle } = await openSignUp({ loadScript });
    await idle();
    const { length } = loadScript.mock.calls;
    window.dispatchEvent(new Event('online'));
    await idle();
    expect(loadScript.mock.calls.length).toBeGreaterThan(length);
  });
});
