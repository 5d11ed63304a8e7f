const region = document.querySelector('[role=status]');

const shownMs = 4000;
let timer: ReturnType<typeof setTimeout> | undefined;

const say = (text: string, isShown: boolean): void => {
  if (region === null) return;
  clearTimeout(timer);
  region.textContent = '';
  region.className = isShown ? 'toast' : 'hidden';
  // Because: a region that gets its present text again announces nothing.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
  timer = setTimeout(() => {
    region.className = 'hidden';
  }, shownMs);
};

/** Announces a text to screen readers, politely; the same text is announced again. */
export const announce = (text: string): void => say(text, false);

/** Announces a text, and shows it for a moment. */
export const announceAndShow = (text: string): void => say(text, true);
