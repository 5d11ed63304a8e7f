import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ConsentPrompt } from '#domain/consent/consentPrompt.ts';
import { cookieSettingsId } from '#ui/footer/Footer.tsx';

/** The prompt of a card that is open. */
export type OpenPrompt = Exclude<ConsentPrompt, { readonly _tag: 'Hidden' }>;

type CardRef = RefObject<HTMLElement | null>;

/** Moves the focus to the card when its panel changes, and at once if the visitor opened it. */
export const useFocusOnPanelChange = (card: CardRef, { _tag: panel, openedByUser }: OpenPrompt): void => {
  const focusedPanel = useRef(openedByUser ? null : panel);
  useEffect(() => {
    // Because: the pressed button has disappeared with its panel, or is far from the card.
    if (focusedPanel.current !== panel) card.current?.focus();
    focusedPanel.current = panel;
  }, [card, panel]);
};

/** Scrolls the focused element of the page out from under the card. */
export const useFocusNotCovered = (card: CardRef): void => {
  useEffect(() => {
    const { current } = card;
    if (current === null) return;
    const shown = new AbortController();
    const { signal } = shown;
    const uncoverFocused = (): void => {
      const focused = document.activeElement;
      if (isPressed() || focused === document.body || current.contains(focused)) return;
      // The scroll padding of the page is the space that the card covers.
      focused?.scrollIntoView({ block: 'nearest' });
    };
    const isPressed = trackPress(signal, uncoverFocused);
    const resizeObserver = new ResizeObserver(() => {
      reserveSpace(current);
      uncoverFocused();
    });
    resizeObserver.observe(current);
    // Because: the card rises to its place, and covers more there than where it was measured.
    current.addEventListener('animationend', uncoverFocused, { signal });
    document.addEventListener('focusin', uncoverFocused, { signal });
    return () => {
      resizeObserver.disconnect();
      shown.abort();
      rootStyle().removeProperty('--covered');
    };
  }, [card]);
};

const rootStyle = (): CSSStyleDeclaration => document.documentElement.style;

/** The distance between a focused element and the card, in pixels. */
const distance = 12;

const reserveSpace = (card: HTMLElement): void => {
  const covered = card.offsetHeight + Number.parseFloat(getComputedStyle(card).bottom) + distance;
  rootStyle().setProperty('--covered', `${String(Math.ceil(covered))}px`);
};

/**
 * Returns whether a pointer is pressed, and calls back after each press.
 * Because: a page that scrolls during a press moves the pressed element away, and the press is no click.
 */
const trackPress = (signal: AbortSignal, onEnd: () => void): (() => boolean) => {
  let isPressed = false;
  const handlePointer = ({ type }: PointerEvent): void => {
    isPressed = type === 'pointerdown';
    // Because: the click follows the end of the press.
    if (!isPressed) requestAnimationFrame(onEnd);
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    document.addEventListener(type, handlePointer, { signal, capture: true });
  return () => isPressed;
};

/**
 * Returns the focus when the card closes with the focus in it: to the button that opened the card, or, if the page opened it, to the
 * element that had the focus before. Focus elsewhere on the page stays there, because another tab can close the card.
 */
export const useReturnFocus = (card: CardRef, { openedByUser }: OpenPrompt): void => {
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
