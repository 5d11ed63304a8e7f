import { orNull } from '#domain/shared/orNull.ts';

type Browser = Pick<EventTarget, 'addEventListener'> & {
  readonly requestIdleCallback?: (task: () => void, options: { readonly timeout: number }) => unknown;
};

const fallbackMs = 200;
const timeoutMs = 2000;

/** Resolves when the browser is idle, after two seconds at the latest. A form that is sent ends the wait: its answer may leave the page. */
export const idleOrSubmit = (browser: Browser): Promise<void> =>
  new Promise((resolve) => {
    browser.addEventListener('submit', () => resolve(), { once: true });
    // Because: Safari has no requestIdleCallback, and an extension may hide it.
    const request = orNull(() => browser.requestIdleCallback?.(() => resolve(), { timeout: timeoutMs }));
    if (typeof request !== 'number') setTimeout(resolve, fallbackMs);
  });
