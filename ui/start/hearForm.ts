import { markReady } from './markReady.ts';

/** Has the form of a printed page heard before its view is there, a press that was held too, and marks that it can be sent. */
export const hearForm = (heard: (form: HTMLFormElement) => void): void => {
  const { held } = globalThis;
  if (held === undefined) return;
  globalThis.held = { ...held, heard };
  held.presses.forEach(({ type, element }) => {
    if (type === 'submit' && element instanceof HTMLFormElement) heard(element);
  });
  markReady();
};
