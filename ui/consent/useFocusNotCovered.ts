import { type RefObject, useEffect } from 'react';

/** The distance between a focused element and the card, in pixels. */
const focusDistance = 12;

const rootStyle = (): CSSStyleDeclaration => document.documentElement.style;

/** Tells the style sheet how much of the page the card covers at its lower edge. */
const reserveScrollSpace = (card: HTMLElement): void => {
  const covered = card.offsetHeight + Number.parseFloat(getComputedStyle(card).bottom) + focusDistance;
  rootStyle().setProperty('--covered', `${String(Math.ceil(covered))}px`);
};

const scrollFromUnder = (card: HTMLElement): void => {
  const focused = document.activeElement;
  if (focused === document.body || card.contains(focused)) return;
  // Because: the scroll padding of the page is the space that the card covers.
  focused?.scrollIntoView({ block: 'nearest' });
};

// Because: a press can begin before the card is there.
const isPressed = (): boolean => document.querySelector(':active') !== null;

/**
 * Makes an action that does nothing while a pointer is pressed, and runs it after each press.
 * Because: a page that scrolls during a press moves the pressed element away, and the press is no click.
 */
const notDuringPress = (action: () => void, signal: AbortSignal): (() => void) => {
  const run = (): void => {
    if (!isPressed()) action();
  };
  // Because: the click follows the end of the press.
  const runAfterClick = (): unknown => requestAnimationFrame(run);
  for (const type of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(type, runAfterClick, { signal, capture: true });
  return run;
};

/**
 * Keeps the focused element of the page out from under the card. It reserves the height of the card as scroll space at the end of the
 * page (`--covered` in ConsentCard.module.css, for `html` and `body`), and scrolls the focused element above it.
 */
export const useFocusNotCovered = (cardRef: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const card = cardRef.current;
    if (card === null) return;
    const lifetime = new AbortController();
    const { signal } = lifetime;
    const uncoverFocused = notDuringPress(() => scrollFromUnder(card), signal);
    const resizeObserver = new ResizeObserver(() => {
      reserveScrollSpace(card);
      uncoverFocused();
    });
    resizeObserver.observe(card);
    // Because: the card rises to its place, and covers more there than where it was measured.
    card.addEventListener('animationend', uncoverFocused, { signal });
    document.addEventListener('focusin', uncoverFocused, { signal });
    return () => {
      resizeObserver.disconnect();
      lifetime.abort();
      rootStyle().removeProperty('--covered');
    };
  }, [cardRef]);
};
