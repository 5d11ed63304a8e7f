import type { Destination } from '#domain/navigation/destination.ts';

// Because: while the browser leaves, the page must look as busy as it is; brought back from its cache, it is live again.
const untilBroughtBack = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', (event) => event.persisted && resolve(), { once: true });
  });

/** Leaves the product. A hand-over replaces the entry in the history, so that Back never meets a spent form. */
export const leaveFor = ({ _tag, url }: Exclude<Destination, { readonly _tag: 'Route' }>): Promise<void> => {
  if (_tag === 'Away') window.location.replace(url);
  else window.location.assign(url);
  return untilBroughtBack();
};
