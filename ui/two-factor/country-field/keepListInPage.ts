// react-aria hides nothing that has this attribute.
const staysAccessible = 'data-react-aria-top-layer';

/** Keeps the page open to screen readers while the list is open: the keyboard still reaches other fields and a partner's banner. */
const keepPageAccessible = (): (() => void) => {
  const parts = (): readonly Element[] => [...document.body.children];
  const mark = (): void => parts().forEach((part) => part.setAttribute(staysAccessible, ''));
  // Because: a banner can arrive while the list is open, and this observer sees it before the library's.
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true });
  mark();
  return () => {
    observer.disconnect();
    parts().forEach((part) => part.removeAttribute(staysAccessible));
  };
};

/** Keeps the list open when the page scrolls. The library itself scrolls the page to show the chosen option. */
const keepOpenOnScroll = (field: HTMLElement | null): (() => void) => {
  const hideScroll = (event: Event): void => {
    const isOpen = field !== null && field.querySelector('[role="listbox"]') !== null;
    if (isOpen && event.target === document) event.stopImmediatePropagation();
  };
  window.addEventListener('scroll', hideScroll, true);
  return () => window.removeEventListener('scroll', hideScroll, true);
};

/**
 * Makes the list of a field a part of the page. react-aria takes it for a layer above the page: it hides the page from screen readers
 * while the list is open, and closes the list when the page scrolls. Returns a function that undoes it.
 */
export const keepListInPage = (field: HTMLElement | null): (() => void) => {
  const undo = [keepPageAccessible(), keepOpenOnScroll(field)];
  return () => undo.forEach((undoOne) => undoOne());
};
