import { useEffect, type RefObject } from 'react';

/** The distance between a focused element and the card, in pixels. */
const distance = 12;

const overlap = (card: Element, focused: Element): number => {
  const [over, under] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
  const beside = under.right <= over.left || under.left >= over.right;
  return beside || under.bottom <= over.top || under.top >= over.bottom ? 0 : under.bottom - over.top + distance;
};

/** Scrolls the focused element out from under the card, and makes the page long enough for that. */
export const useFocusNotCovered = (card: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current } = card;
    if (current === null) return;
    const { style } = document.documentElement;
    const reserveSpace = (): void => style.setProperty('--covered', `${String(Math.ceil(current.offsetHeight))}px`);
    const uncover = (focused: EventTarget | null): void => {
      if (!(focused instanceof Element) || current.contains(focused) || focused === document.body) return;
      const by = overlap(current, focused);
      if (by > 0) window.scrollBy({ top: by });
    };
    const onFocus = ({ target }: FocusEvent): void => uncover(target);
    const resizeObserver = new ResizeObserver(() => {
      reserveSpace();
      uncover(document.activeElement);
    });
    resizeObserver.observe(current);
    document.addEventListener('focusin', onFocus);
    return () => {
      resizeObserver.disconnect();
      document.removeEventListener('focusin', onFocus);
      style.removeProperty('--covered');
    };
  }, [card]);
};
