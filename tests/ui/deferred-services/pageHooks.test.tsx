import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { usePageTracking } from '#ui/deferred-services/usePageTracking.ts';
import { idleFallbackMs, usePrefetchNextScreen } from '#ui/deferred-services/usePrefetchNextScreen.ts';
import { faultEvents } from '#ui/shared/hooks/useAction.ts';
import { loadScreen } from '#ui/start/loadModule.ts';
import { openRoutes } from './openRoutes.tsx';

/** Opens /signin before anything listens to the queue of events. */
const openSignIn = async () => {
  const routes = { '/signin': null, '/2fa/phone-validation': null };
  const { app, router } = await openRoutes(usePageTracking, routes, '/signin?state=s1');
  const reported = (): ReadonlyArray<unknown> => {
    const events: unknown[] = [];
    app.ports.analyticsEvents.subscribe({
      onEvent: ({ event }) => void events.push(event),
      onPageEvent: ({ event }) => void events.push(event),
    });
    return events;
  };
  return {
    goTo: (to: string) => act(async () => router.navigate({ to })),
    submit: () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })),
    reported,
  };
};

const arrival = (path: string) => ({ _tag: 'Navigated', path, entryFault: null });

it('reports each screen once, forms and faults from the first render on, in order and without a query', async () => {
  const { goTo, submit, reported } = await openSignIn();
  submit();
  await goTo('/2fa/phone-validation');
  faultEvents.tell({ _tag: 'Unreachable' });
  await goTo('/signin');
  expect(reported()).toEqual([
    arrival('/signin'),
    { _tag: 'FormSubmitted', path: '/signin' },
    arrival('/2fa/phone-validation'),
    { _tag: 'FaultShown', path: '/2fa/phone-validation', fault: { _tag: 'Unreachable' } },
    arrival('/signin'),
  ]);
});

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
