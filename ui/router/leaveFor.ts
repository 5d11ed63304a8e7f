import type { Destination } from '#domain/navigation/destination.ts';

type Leaving = Exclude<Destination, { readonly _tag: 'Route' }>;

// Because: while the browser leaves, the page must look as busy as it is; brought back from its cache, it is live again.
const untilBroughtBack = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', (event) => event.persisted && resolve(), { once: true });
  });

const leave = (destination: Leaving): void => {
  switch (destination._tag) {
    case 'Away':
      return window.location.replace(destination.url);
    case 'Outside':
      return window.location.assign(destination.url);
    case 'Back':
      // Because: a tab opened anew has no page before this one to go back to.
      return destination.otherwise === null || window.history.length > 1
        ? window.history.back()
        : window.location.replace(destination.otherwise);
  }
};

/** Leaves the product. A hand-over replaces the entry in the history, so that Back never meets a spent form. */
export const leaveFor = (destination: Leaving): Promise<void> => {
  leave(destination);
  return untilBroughtBack();
};
