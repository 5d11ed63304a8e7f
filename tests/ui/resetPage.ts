import * as undici from 'undici';
import { afterEach, vi } from 'vitest';
import { stayInApp } from '#ui/shared/navigation/leaveApp.ts';
import { endOwnLeaving } from '#ui/shared/navigation/ownLeaving.ts';

// Because: the files of a worker share one page, and each starts as on a page that was just loaded.
vi.unstubAllGlobals();
// Because: those of the page know the rules of a browser, and the launchpad runs in this process too.
Object.assign(globalThis, { Headers: undici.Headers, Request: undici.Request, Response: undici.Response });
document.body.replaceChildren();
document.title = '';
document.documentElement.hidden = false;
sessionStorage.clear();
localStorage.clear();
performance.clearMarks();
window.history.replaceState(null, '', '/');
globalThis.takeHeldSubmit?.();
// Because: happy-dom has no loading to stop.
Object.assign(window, { stop: () => undefined });

// Because: the project restores mocks and globals after each test, but not the timers, nor a page that was told to leave.
afterEach(() => {
  vi.useRealTimers();
  stayInApp();
  endOwnLeaving();
});
