type Browser = { readonly requestIdleCallback?: typeof requestIdleCallback };

const soonMs = 200;
const atLastMs = 2000;

/** Resolves once the browser has nothing better to do, or after two seconds at last. */
export const idle = ({ requestIdleCallback: whenIdle }: Browser): Promise<void> =>
  new Promise((resolve) => {
    // Because: Safari has no such callback.
    if (whenIdle === undefined) setTimeout(resolve, soonMs);
    else whenIdle(() => resolve(), { timeout: atLastMs });
  });
