import { vi } from 'vitest';

// Because: the files of a worker share one page, and each starts as on a page that was just loaded.
vi.unstubAllGlobals();
vi.useRealTimers();
document.body.replaceChildren();
document.title = '';
sessionStorage.clear();
localStorage.clear();
performance.clearMarks();
window.history.replaceState(null, '', '/');
globalThis.early?.release();
// Because: happy-dom has no loading to stop.
Object.assign(window, { stop: () => undefined });
