import { markReady } from './markReady.ts';

/** Calls back when a form of a prerendered page is sent before the view is loaded, also for an earlier submit. Marks the page ready. */
export const onEarlySubmit = (onSubmit: (form: HTMLFormElement) => void): void => {
  const { earlyEvents } = globalThis;
  if (earlyEvents === undefined) return;
  globalThis.earlyEvents = { ...earlyEvents, onSubmit };
  earlyEvents.events.forEach(({ type, element }) => {
    if (type === 'submit' && element instanceof HTMLFormElement) onSubmit(element);
  });
  markReady();
};
