/*
 * Whether the page goes because the app says so. The browser asks whether to leave a half-finished flow (`ui/leaving/LeaveGuard.tsx`), and it
 * must not ask when a person is handed over or the page reloads by itself.
 */
let isOwn = false;

/** Whether the app itself leaves the page. */
export const isOwnLeaving = (): boolean => isOwn;

/** Call it before the app leaves the page. */
export const beginOwnLeaving = (): void => void (isOwn = true);

/** Call it when the page stays after all. */
export const endOwnLeaving = (): void => void (isOwn = false);

/** Reloads the page. */
export const reloadPage = (): void => {
  beginOwnLeaving();
  window.location.reload();
};
