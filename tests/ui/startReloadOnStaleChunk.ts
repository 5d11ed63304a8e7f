import { vi } from 'vitest';
import { reloadOnStaleChunk } from '#ui/start/reloadOnStaleChunk.ts';

/** Starts `reloadOnStaleChunk`, and returns what ends it: the files of a worker share one window, and its listener would answer the next file. */
export const startReloadOnStaleChunk = (): (() => void) => {
  const listen = vi.spyOn(window, 'addEventListener');
  reloadOnStaleChunk();
  const added = listen.mock.calls.map(([type, listener]) => ({ type, listener }));
  listen.mockRestore();
  return () => added.forEach(({ type, listener }) => window.removeEventListener(type, listener));
};
