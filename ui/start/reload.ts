import { saveFields, writeTab } from './fields.ts';

const key = 'account.reloadedAt';

/** The minimum time between two reloads, in milliseconds, so that the page does not reload in a loop. */
const reloadInterval = 60_000;

/** How long the server may take to answer before a reload, in milliseconds. */
const answerTimeout = 5000;

// Because: without storage a second reload cannot be told from the first.
const mayReload = (): boolean => {
  try {
    return navigator.onLine && Date.now() - Number(sessionStorage.getItem(key) ?? 0) > reloadInterval;
  } catch {
    return false;
  }
};

const serverAnswers = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerTimeout) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page, and keeps the address and what was typed. Returns only if the server does not answer: a reload would then replace the
 * app by an error page of the browser.
 */
export const reloadIfOnline = async (): Promise<void> => {
  if (!(await serverAnswers())) return;
  writeTab(key, String(Date.now()));
  document.documentElement.dataset['reloading'] = '';
  saveFields();
  window.location.reload();
  await new Promise(() => undefined);
};

/** Reloads the page as `reloadIfOnline`, unless it has done so within a minute. Nothing else reloads the page by itself. */
export const reloadOnce = async (): Promise<void> => {
  if (mayReload()) await reloadIfOnline();
};
