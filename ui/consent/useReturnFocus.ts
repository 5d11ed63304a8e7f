import { useLayoutEffect, type RefObject } from 'react';
import { cookieSettingsId } from '#ui/footer/Footer.tsx';

/**
 * When the card closes, returns the focus that is in it: to the button that opened the card, or, if the page opened it, to the element
 * that had the focus before. Focus elsewhere on the page stays there, because another tab can close the card.
 */
export const useReturnFocus = (card: RefObject<HTMLElement | null>, openedByUser: boolean): void => {
  useLayoutEffect(() => {
    const { current } = card;
    if (current === null) return;
    let before: EventTarget | null = null;
    const onFocusIn = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !current.contains(relatedTarget)) before = relatedTarget;
    };
    current.addEventListener('focusin', onFocusIn);
    return () => {
      current.removeEventListener('focusin', onFocusIn);
      const target = openedByUser ? document.getElementById(cookieSettingsId) : before;
      if (!current.contains(document.activeElement) || !(target instanceof HTMLElement)) return;
      // Because: the page scrolls a focused element out from under a card that is still there, and React's Strict Mode runs this for a
      // card that stays.
      queueMicrotask(() => current.isConnected || target.focus());
    };
  }, [card, openedByUser]);
};
