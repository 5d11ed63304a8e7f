/*
 * The browser asks nobody when Back leaves the document. So a flow that has begun adds a copy of its own history entry, the back stop
 * (`addBackStop`): Back first leads to the original, where the app can ask. The router never learns of the copy.
 */

/** The value of a history state by its name. */
const valueAt = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;

/** Whether the page is on a back stop. */
export const isAtBackStop = (): boolean => valueAt(window.history.state, 'backStop') === true;

type HandleMove = (state: unknown) => boolean;

let removal: Promise<void> | null = null;
let onRemoved: () => void = () => undefined;
let onMove: HandleMove | null = null;

const handlePop = (event: PopStateEvent): void => {
  onRemoved();
  if (removal !== null || onMove?.(event.state) === true) event.stopImmediatePropagation();
};

/**
 * Watches the moves of the browser. Call this before the router's history exists: a browser calls the listeners of the window in
 * the order of their registration, and the router must not hear of a move between the two entries.
 */
export const watchBackStop = (): void => window.addEventListener('popstate', handlePop);

/**
 * Leaves the back stop if the page is on it, so that a navigation of the app starts from the original. Two navigations at once leave
 * it once.
 */
export const removeBackStop = async (): Promise<void> => {
  if (!isAtBackStop()) return;
  removal ??= new Promise<void>((resolve) => {
    onRemoved = resolve;
    window.history.back();
  });
  await removal;
  removal = null;
};

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
  onMove = (state) => {
    const isBetween = isSameEntry(lastState, state) && isSameEntry(state, routerState());
    lastState = state;
    if (isBetween && !isAtBackStop()) handleBack();
    return isBetween;
  };
  return () => {
    onMove = null;
  };
};
