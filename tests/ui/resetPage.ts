import { afterEach, vi } from 'vitest';

// Because: the files of a worker share one page, and each starts as on a page that was just loaded.
vi.unstubAllGlobals();
document.body.replaceChildren();
document.title = '';
sessionStorage.clear();
localStorage.clear();
performance.clearMarks();
window.history.replaceState(null, '', '/');
globalThis.early?.release();
// Because: happy-dom has no loading to stop.
Object.assign(window, { stop: () => undefined });

// Because: the project restores mocks and globals after each test, but not the timers.
afterEach(() => void vi.useRealTimers());
