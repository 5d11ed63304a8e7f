import { describe, expect, it, vi } from 'vitest';
import { idleOrSubmit } from '#infrastructure/browser/idleOrSubmit.ts';

/** A browser, and what makes it idle. */
const makeBrowser = () => {
  const page = new EventTarget();
  const onIdle: Array<() => void> = [];
  const requestIdleCallback = (callback: () => void): void => void onIdle.push(callback);
  const browser = { addEventListener: page.addEventListener.bind(page), requestIdleCallback };
  return { browser, page, becomeIdle: (): void => onIdle.forEach((call) => call()) };
};

const isDone = async (waiting: Promise<void>): Promise<boolean> =>
  Promise.race([waiting.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);

describe('idleOrSubmit', () => {
  it.each<[string, (made: ReturnType<typeof makeBrowser>) => unknown]>([
    ['the browser is idle', ({ becomeIdle }) => becomeIdle()],
    ['a form is sent', ({ page }) => page.dispatchEvent(new Event('submit'))],
  ])('waits until %s', async (_what, happens) => {
    const made = makeBrowser();
    const waiting = idleOrSubmit(made.browser);
    expect(await isDone(waiting)).toBe(false);
    happens(made);
    expect(await isDone(waiting)).toBe(true);
  });

  it('waits a moment in a browser that does not say when it is idle', async () => {
    vi.useFakeTimers();
    const waiting = idleOrSubmit({ addEventListener: () => undefined });
    expect(await isDone(waiting)).toBe(false);
    vi.runAllTimers();
    vi.useRealTimers();
    await waiting;
  });
});
