/**
 * Shows the notice of a start that failed at once: the page has it in its own language, and needs no script or message for it. The
 * form is not busy any more.
 */
export const showStartNotice = (): null => {
  document.documentElement.dataset['late'] = '';
  globalThis.earlyEvents?.events.forEach(({ submitter }) => submitter?.setAttribute('aria-busy', 'false'));
  return null;
};
