const mark = 'app-ready';

/** Marks, once, that a form can be sent. */
export const markReady = (): void => {
  if (performance.getEntriesByName(mark).length === 0) performance.mark(mark);
};
