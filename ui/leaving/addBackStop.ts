import { handleMoves, isAtBackStop, valueAt } from './backStop.ts';

// Because: in a new tab there is no earlier page that Back could lead to, and each screen of the app lengthens the history.
let hasEarlierPage: boolean | null = null;

/** Whether two history states are those of one entry of the router, which a back stop shares with its original. */
const isSameEntry = (one: unknown, other: unknown): boolean =>
  valueAt(one, '__TSR_key') === valueAt(other, '__TSR_key');

// The state of the entry before a move of the browser.
let lastState: unknown = null;

/**
 * Adds a back stop to the first entry of the app, if the router is at it: while the router asks about a move, the browser is at the
 * next entry already. Browsers skip a back stop unless the visitor has used the page before.
 */
export const addBackStop = (routerState: unknown): void => {
  const state: unknown = window.history.state;
  const isFirst = valueAt(state, '__TSR_index') === 0 && isSameEntry(state, routerState);
  if (hasEarlierPage !== true || isAtBackStop() || !isFirst) return;
  // Because: the router replaces the method of this one object, to learn of every entry.
  History.prototype.pushState.call(window.history, Object.assign({}, state, { backStop: true }), '');
  lastState = window.history.state;
};

/** Calls back when Back leads from the back stop to its original. Returns a function that ends this. */
export const onBackFromStop = (routerState: () => unknown, handleBack: () => void): (() => void) => {
  hasEarlierPage ??= window.history.length > 1;
  lastState = window.history.state;
  handleMoves((state) => {
    const isBetween = isSameEntry(lastState, state) && isSameEntry(state, routerState());
    lastState = state;
    if (isBetween && !isAtBackStop()) handleBack();
    return isBetween;
  });
  return () => handleMoves(null);
};
