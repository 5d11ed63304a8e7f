const mark = 'app-ready';

/** Sets the performance mark for the moment a form can be sent, once. */
export const markReady = (): void => {
  if (performance.getEntriesByName(mark).length === 0) performance.mark(mark);
};
