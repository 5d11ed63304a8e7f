import { useEffect, type RefObject } from 'react';

const room = 12;

const overlap = (card: Element, focused: Element): number => {
  const [over, under] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
  const beside = under.right <= over.left || under.left >= over.right;
  return beside || under.bottom <= over.top || under.top >= over.bottom ? 0 : under.bottom - over.top + room;
};

/** Scrolls whatever takes the focus out from under the card, and gives the page the room to do so. */
export const useClearOfFocus = (card: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current } = card;
    if (current === null) return;
    const { style } = document.documentElement;
    const makeRoom = (): void => style.setProperty('--covered', `${String(Math.ceil(current.offsetHeight))}px`);
    const clear = (focused: EventTarget | null): void => {
      if (!(focused instanceof Element) || current.contains(focused) || focused === document.body) return;
      const by = overlap(current, focused);
      if (by > 0) window.scrollBy({ top: by });
    };
    const onFocus = ({ target }: FocusEvent): void => clear(target);
    const measured = new ResizeObserver(() => {
      makeRoom();
      clear(document.activeElement);
    });
    measured.observe(current);
    document.addEventListener('focusin', onFocus);
    return () => {
      measured.disconnect();
      document.removeEventListener('focusin', onFocus);
      style.removeProperty('--covered');
    };
  }, [card]);
};
