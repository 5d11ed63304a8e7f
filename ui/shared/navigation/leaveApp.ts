import { useSyncExternalStore } from 'react';
import { makeListeners } from '#application/shared/listeners.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { ExternalUrl } from '#domain/redirect/redirect.ts';
import { withoutResponse } from '#domain/redirect/oAuth.ts';
import { beginOwnLeaving, endOwnLeaving } from './ownLeaving.ts';

const secretFields = 'input[type="password"], input[autocomplete$="-password"], input[autocomplete="one-time-code"]';

const clearSecretFields = (): void =>
  document.querySelectorAll<HTMLInputElement>(secretFields).forEach((input) => {
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** How long the page stands as it is after it was told to leave, in milliseconds. */
export const standsMs = 400;

let site: ExternalUrl | null = null;
let stay = (): void => undefined;
const changes = makeListeners();

const show = (shown: ExternalUrl | null): void => {
  site = shown;
  changes.tell();
};

/** The site that the page is left for, once the page has stood for too long; else null. Its address has no auth code and no state. */
export const useSiteLeftFor = (): ExternalUrl | null =>
  useSyncExternalStore(
    changes.subscribe,
    () => site,
    () => null,
  );

/** Shows the screen again where the page was told to leave and stays, because something else was done on it. */
export const stayInApp = (): void => stay();

/** Empties the fields of secrets as the page goes, and lets it go without a question, unless something else is done on it before. */
const goWithoutSecrets = (): AbortSignal => {
  stayInApp();
  beginOwnLeaving();
  const stays = new AbortController();
  stay = () => {
    stay = () => undefined;
    stays.abort();
    endOwnLeaving();
    if (site !== null) show(null);
  };
  window.addEventListener('pagehide', clearSecretFields, { once: true, signal: stays.signal });
  // Because: "Back" may lead to a screen of this app, and what is typed there later must stay.
  window.addEventListener('popstate', stayInApp, { signal: stays.signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && stayInApp(), { signal: stays.signal });
  return stays.signal;
};

/** Tells the browser to go, and answers the site that it leaves for; null where that is not known. */
const go = (destination: Exclude<Destination, { readonly _tag: 'Route' }>): ExternalUrl | null => {
  switch (destination._tag) {
    // Because: "Back" must skip a form that was sent.
    case 'ClientRedirect':
      window.location.replace(destination.url);
      return withoutResponse(destination.url);
    case 'ExternalSite':
      window.location.assign(destination.url);
      return destination.url;
    case 'Back':
      // Because: a new tab has no earlier page to go back to.
      if (destination.fallback === null || window.history.length > 1) {
        window.history.back();
        return null;
      }
      window.location.replace(destination.fallback);
      return destination.fallback;
  }
};

/** Leaves the app, and clears the secrets in its fields. If the page still stands after a moment, it names the site instead of its screen. */
export const leaveApp = async (destination: Exclude<Destination, { readonly _tag: 'Route' }>): Promise<void> => {
  const stays = goWithoutSecrets();
  const left = go(destination);
  await new Promise((resolve) => setTimeout(resolve, standsMs));
  if (!stays.aborted) show(left);
};
