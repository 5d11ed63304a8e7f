import { saveFormSnapshot, writeTab } from './savedFormSnapshot.ts';

const key = 'account.reloadedAt';

/** The minimum time between two reloads, in milliseconds, so that the page does not reload in a loop. */
const reloadInterval = 60_000;

// Because: without storage a second reload cannot be told from the first.
const mayReload = (): boolean => {
  try {
    return navigator.onLine && Date.now() - Number(sessionStorage.getItem(key) ?? 0) > reloadInterval;
  } catch {
    return false;
  }
};

const reload = (): Promise<never> => {
  writeTab(key, String(Date.now()));
  document.documentElement.dataset['reloading'] = '';
  saveFormSnapshot(document);
  window.location.reload();
  return new Promise(() => undefined);
};

/** How long the server may take to answer before a reload, in milliseconds. */
const answerTimeout = 5000;

const serverAnswers = (): Promise<boolean> =>
  fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(answerTimeout),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page and keeps the typed text. Returns only if the server does not answer: a reload would then replace the app by an
 * error page of the browser.
 */
export const reloadIfOnline = async (): Promise<void> => {
  if (await serverAnswers()) await reload();
};

/**
 * Reloads the page once for the screen that is to be shown and whose files are missing, such as after a new deployment. Keeps the address
 * and the typed text. Does nothing soon after another reload, or while the server does not answer. Nothing else reloads the page by itself.
 */
export const reloadForScreen = async (): Promise<void> => {
  if (mayReload()) await reloadIfOnline();
};
