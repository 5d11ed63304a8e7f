/*
 * The browser asks nobody when Back leaves the document. So a flow that has begun adds a copy of its own history entry, the back stop
 * (`addBackStop.ts`): Back first leads to the original, where the app can ask. The router never learns of the copy. This part loads
 * with the first screen.
 */

/** The value of a history state by its name. */
export const valueAt = (state: unknown, name: string): unknown =>
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

/** Sets what tells from the new history state whether a move was between the two entries; null for nothing. */
export const handleMoves = (handler: HandleMove | null): void => {
  onMove = handler;
};

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
