import { afterEach, beforeEach, vi } from 'vitest';

/** In each test of a file, replaces the reload of the page and the answer of the server that is asked before it. */
export const stubReload = () => {
  const reload = vi.fn<() => void>();
  const serverAnswers = vi.fn<() => Promise<Response>>();
  beforeEach(() => {
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    vi.stubGlobal('fetch', serverAnswers);
    serverAnswers.mockResolvedValue(new Response());
  });
  afterEach(() => {
    reload.mockReset();
    sessionStorage.clear();
    delete document.documentElement.dataset['reloading'];
  });
  return { reload, serverAnswers };
};
