/** A press, a click or a submit, on a page whose app did not handle events yet. */
export type EarlyPress =
  | { readonly type: 'submit'; readonly element: HTMLFormElement; readonly submitter: HTMLElement | null }
  | { readonly type: 'click'; readonly element: HTMLElement };

/** What ui/start/holdEarlyInput.js, a script of the page itself, offers to the app. */
type EarlyInput = {
  /** The first submit and the last click, in their order. */
  readonly presses: () => ReadonlyArray<EarlyPress>;
  /** Leaves every further press to the app. */
  readonly release: () => void;
  /** Shows the notice of a slow start at once, because the start has failed. */
  readonly showNotice: () => void;
};

declare global {
  /** Undefined once the app handles events. */
  var early: EarlyInput | undefined;
}

/** Shows the notice of a start that has failed, unless the app handles events already. */
export const showStartNotice = (): void => globalThis.early?.showNotice();

/** Leaves every press to the views of the app, and removes the notice of the page. Returns the presses that were held. */
export const takeEarlyPresses = (): ReadonlyArray<EarlyPress> => {
  const presses = globalThis.early?.presses() ?? [];
  globalThis.early?.release();
  document.getElementById('late')?.remove();
  return presses;
};

/**
 * Repeats a press on its element. On an element that has left the page, a click is ignored, and a submit goes to the only form of the
 * page: React has rendered it anew.
 */
export const repeatPress = (page: ParentNode, press: EarlyPress): void => {
  if (press.type === 'submit') repeatSubmit(page, press.element, press.submitter);
  else if (press.element.isConnected) press.element.click();
};

const repeatSubmit = (page: ParentNode, form: HTMLFormElement, submitter: HTMLElement | null): void => {
  submitter?.removeAttribute('aria-busy');
  submitter?.removeAttribute('aria-disabled');
  if (form.isConnected) form.requestSubmit(submitter);
  else page.querySelector('form')?.requestSubmit();
};

const readyMark = 'app-ready';

/** Sets the performance mark for the moment a form can be sent, once. */
export const markReady = (): void => {
  if (performance.getEntriesByName(readyMark).length === 0) performance.mark(readyMark);
};
