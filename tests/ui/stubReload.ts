import { beforeEach, vi } from 'vitest';

/** In each test of a file, replaces the reload of the page. */
export const stubReload = () => {
  const reload = vi.fn<() => void>();
  beforeEach(() => {
    reload.mockReset();
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
  });
  return { reload };
};
