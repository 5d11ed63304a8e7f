import { useEffect, type RefObject } from 'react';

/** The distance between a focused element and the card, in pixels. */
const distance = 12;

const pointerEvents = ['pointerdown', 'pointerup', 'pointercancel'] as const;

const overlap = (card: Element, focused: Element): number => {
  const [over, under] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
  const beside = under.right <= over.left || under.left >= over.right;
  return beside || under.bottom <= over.top || under.top >= over.bottom ? 0 : under.bottom - over.top + distance;
};

/**
 * Scrolls the focused element out from under the card, and makes the page long enough for that. While a pointer is pressed it
 * waits, because a press that ends beside its element is no click.
 */
export const useFocusNotCovered = (card: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current } = card;
    if (current === null) return;
    const { style } = document.documentElement;
    let isPressed = false;
    const reserveSpace = (): void => {
      const covered = current.offsetHeight + Number.parseFloat(getComputedStyle(current).bottom);
      style.setProperty('--covered', `${String(Math.ceil(covered))}px`);
    };
    const uncover = (focused: EventTarget | null): void => {
      if (isPressed || !(focused instanceof Element) || current.contains(focused) || focused === document.body) return;
      const by = overlap(current, focused);
      if (by > 0) window.scrollBy({ top: by });
    };
    const uncoverFocused = (): void => uncover(document.activeElement);
    const onFocus = ({ target }: FocusEvent): void => uncover(target);
    const onPointer = ({ type }: PointerEvent): void => {
      isPressed = type === 'pointerdown';
      // Because: the click follows the end of the press.
      if (!isPressed) requestAnimationFrame(uncoverFocused);
    };
    const resizeObserver = new ResizeObserver(() => {
      reserveSpace();
      uncoverFocused();
    });
    resizeObserver.observe(current);
    // Because: the card rises to its place, and covers more there than where it was measured.
    current.addEventListener('animationend', uncoverFocused);
    document.addEventListener('focusin', onFocus);
    for (const type of pointerEvents) document.addEventListener(type, onPointer, true);
    return () => {
      resizeObserver.disconnect();
      current.removeEventListener('animationend', uncoverFocused);
      document.removeEventListener('focusin', onFocus);
      for (const type of pointerEvents) document.removeEventListener(type, onPointer, true);
      style.removeProperty('--covered');
    };
  }, [card]);
};
