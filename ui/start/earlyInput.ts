/** A press on a page whose app did not handle events yet, as ui/start/earlyInput.js holds it. */
type EarlyEvent =
  | { readonly type: 'submit'; readonly element: HTMLFormElement; readonly submitter: HTMLElement | null }
  | { readonly type: 'click'; readonly element: HTMLElement };

type EarlyInput = {
  /** The first submit and the last press, in their order. */
  readonly events: () => ReadonlyArray<EarlyEvent>;
  /** Sets what is called at the moment a form is submitted. */
  readonly listen: (onSubmit: (form: HTMLFormElement) => void) => void;
  /** Leaves every further event to the app. */
  readonly release: () => void;
  /** Shows the notice of a start that is slow or has failed: the page has it in its own language, and needs no script for it. */
  readonly showNotice: () => void;
};

declare global {
  /** Undefined once the app handles events. */
  var early: EarlyInput | undefined;
}

/** Leaves every press to the views of the app, and removes the notice of the page. Returns the presses that were held. */
export const takeEarlyEvents = (): ReadonlyArray<EarlyEvent> => {
  const events = globalThis.early?.events() ?? [];
  globalThis.early?.release();
  document.getElementById('late')?.remove();
  return events;
};

/** Repeats a press on its element. Where React has rendered a form anew, it submits the only form of the page; other lost elements are ignored. */
export const repeatEvent = (page: ParentNode, event: EarlyEvent): void => {
  if (event.type === 'click') return event.element.isConnected ? event.element.click() : undefined;
  const { element, submitter } = event;
  submitter?.removeAttribute('aria-busy');
  submitter?.removeAttribute('aria-disabled');
  if (element.isConnected) element.requestSubmit(submitter);
  else page.querySelector('form')?.requestSubmit();
};

/** Calls back for each submit before the app handles events, and for one that was held already. Marks the page ready. */
export const onEarlySubmit = (onSubmit: (form: HTMLFormElement) => void): void => {
  if (globalThis.early === undefined) return;
  globalThis.early.listen(onSubmit);
  globalThis.early.events().forEach((event) => event.type === 'submit' && onSubmit(event.element));
  markReady();
};

const readyMark = 'app-ready';

/** Sets the performance mark for the moment a form can be sent, once. */
export const markReady = (): void => {
  if (performance.getEntriesByName(readyMark).length === 0) performance.mark(readyMark);
};
