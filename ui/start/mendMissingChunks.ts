import { keepTyped } from './keptTyped.ts';

const key = 'account.reloadedAt';

/** How long after a reload another one would only go round in a circle, in milliseconds. */
const mendedFor = 60_000;

// Because: without storage nobody could tell a second reload from the first.
const mayReload = (now: number): boolean => {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    sessionStorage.setItem(key, String(now));
    return navigator.onLine && now - last > mendedFor;
  } catch {
    return false;
  }
};

/** A script that a newer deployment has taken away brings the page back once, where it was and with what was typed. */
export const mendMissingChunks = (): void =>
  window.addEventListener('vite:preloadError', () => {
    if (!mayReload(Date.now())) return;
    document.documentElement.dataset['reloading'] = '';
    keepTyped(document);
    window.location.reload();
  });
