const region = document.querySelector('[role=status]');

/** Announces a text to screen readers, politely; the same text is announced again. */
export const announce = (text: string): void => {
  if (region === null) return;
  region.textContent = '';
  // Because: a region that gets its present text again announces nothing.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
};
