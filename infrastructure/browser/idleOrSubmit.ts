type Browser = Pick<EventTarget, 'addEventListener'> & {
  readonly requestIdleCallback?: (task: () => void, options: { readonly timeout: number }) => unknown;
};

const fallbackMs = 200;
const timeoutMs = 2000;

/**
 * Resolves when the browser is idle, after two seconds at the latest; after a moment in a browser that does not say, such as Safari. A form
 * that is sent ends the wait: its answer may leave the page.
 */
export const idleOrSubmit = (browser: Browser): Promise<void> =>
  new Promise((resolve) => {
    browser.addEventListener('submit', () => resolve(), { once: true });
    if (browser.requestIdleCallback) browser.requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve, fallbackMs);
  });
