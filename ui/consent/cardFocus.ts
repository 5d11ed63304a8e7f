import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ConsentPrompt } from '#domain/consent/consentPrompt.ts';
import { cookieSettingsId } from '#ui/footer/Footer.tsx';

/** The prompt of a card that is open. */
export type OpenPrompt = Exclude<ConsentPrompt, { readonly _tag: 'Hidden' }>;

type CardRef = RefObject<HTMLElement | null>;

/** Moves the focus to the card when its panel changes, and at once if the visitor opened it. */
export const useFocusOnPanelChange = (cardRef: CardRef, { _tag: panel, openedByUser }: OpenPrompt): void => {
  const focusedPanel = useRef(openedByUser ? null : panel);
  useEffect(() => {
    // Because: the pressed button has disappeared with its panel, or is far from the card.
    if (focusedPanel.current !== panel) cardRef.current?.focus();
    focusedPanel.current = panel;
  }, [cardRef, panel]);
};

/**
 * Returns the focus when the card closes with the focus in it: to the button that opened the card, or, if the page opened it, to the
 * element that had the focus before. Focus elsewhere on the page stays there, because another tab can close the card.
 */
export const useReturnFocus = (cardRef: CardRef, { openedByUser }: OpenPrompt): void => {
  useLayoutEffect(() => {
    const card = cardRef.current;
    if (card === null) return;
    let focusedBefore: EventTarget | null = null;
    const onFocusIn = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !card.contains(relatedTarget)) focusedBefore = relatedTarget;
    };
    card.addEventListener('focusin', onFocusIn);
    return () => {
      card.removeEventListener('focusin', onFocusIn);
      const target = openedByUser ? document.getElementById(cookieSettingsId) : focusedBefore;
      if (!card.contains(document.activeElement) || !(target instanceof HTMLElement)) return;
      // Because: the page scrolls a focused element out from under a card that is still there, and React's Strict Mode runs this for a
      // card that stays.
      queueMicrotask(() => card.isConnected || target.focus());
    };
  }, [cardRef, openedByUser]);
};
