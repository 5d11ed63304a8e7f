import { saveFormSnapshot } from './savedFormSnapshot.ts';

const key = 'account.reloadedAt';

/** The minimum time between two reloads, in milliseconds, so that the page does not reload in a loop. */
const reloadInterval = 60_000;

// Because: without storage a second reload cannot be told from the first.
const mayReload = (now: number): boolean => {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    sessionStorage.setItem(key, String(now));
    return navigator.onLine && now - last > reloadInterval;
  } catch {
    return false;
  }
};

const missingScripts = new WeakSet<Error>();

/** Whether an error says that a script could not be loaded. Browsers remember that, so only a reload asks for it again. */
export const isMissingScript = (error: unknown): boolean => error instanceof Error && missingScripts.has(error);

/** Reloads the page once for a stale chunk: a script that is missing after a new deployment. Keeps the address and the typed text. */
export const reloadOnStaleChunk = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missingScripts.add(payload);
    if (!mayReload(Date.now())) return;
    document.documentElement.dataset['reloading'] = '';
    saveFormSnapshot(document);
    window.location.reload();
  });
