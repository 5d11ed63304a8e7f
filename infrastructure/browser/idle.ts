type Browser = { readonly requestIdleCallback?: typeof requestIdleCallback };

const fallbackMs = 200;
const timeoutMs = 2000;

/** Resolves when the browser is idle, after two seconds at the latest. */
export const idle = ({ requestIdleCallback: whenIdle }: Browser): Promise<void> =>
  new Promise((resolve) => {
    // Because: Safari has no requestIdleCallback.
    if (whenIdle === undefined) setTimeout(resolve, fallbackMs);
    else whenIdle(() => resolve(), { timeout: timeoutMs });
  });
