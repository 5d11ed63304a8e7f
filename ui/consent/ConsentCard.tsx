import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ConsentController } from '#application/consent/consentChoices.ts';
import type { ConsentPrompt } from '#domain/consent/consentPrompt.ts';
import { cookieSettingsId } from '#ui/footer/Footer.tsx';
import styles from './ConsentCard.module.css';
import { ConsentDetails, ConsentSummary } from './consentPanels.tsx';

type Props = { readonly controller: ConsentController };

/** Asks for consent to cookies in a card beside the page. It blocks nothing and does not cover the focused element. */
export const ConsentCard = ({ controller }: Props): ReactNode => {
  const prompt = useSyncExternalStore(controller.subscribe, controller.prompt, controller.prompt);
  return prompt._tag !== 'Hidden' && <OpenCard {...{ prompt, controller }} />;
};

type OpenCardProps = Props & { readonly prompt: Exclude<ConsentPrompt, { readonly _tag: 'Hidden' }> };

const OpenCard = ({ prompt, controller }: OpenCardProps): ReactNode => {
  const card = useRef<HTMLDivElement>(null);
  const panel = useRef(prompt.openedByUser ? null : prompt._tag);
  useFocusNotCovered(card);
  useReturnFocus(card, prompt.openedByUser);
  useEffect(() => {
    const shown = new AbortController();
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') controller.dispatch({ _tag: 'Back' });
    };
    card.current?.addEventListener('keydown', onKey, shown);
    return () => shown.abort();
  }, [controller]);
  useEffect(() => {
    // Because: the pressed button has disappeared with its panel, or is far from a card that the visitor opened.
    if (panel.current !== prompt._tag) card.current?.focus();
    panel.current = prompt._tag;
  }, [prompt._tag]);
  return (
    <div ref={card} className={styles['card']} role="dialog" aria-labelledby="consent-heading" tabIndex={-1}>
      {prompt._tag === 'Summary' ? (
        <ConsentSummary dispatch={controller.dispatch} />
      ) : (
        <ConsentDetails dispatch={controller.dispatch} toggles={prompt.toggles} />
      )}
    </div>
  );
};

const pointerEvents = ['pointerdown', 'pointerup', 'pointercancel'] as const;

/** The distance between a focused element and the card, in pixels. */
const distance = 12;

// Because: nobody sees a focus under the card, and while a pointer is pressed, a press that ends beside its element is no click.
const useFocusNotCovered = (card: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current } = card;
    if (current === null) return;
    const { style } = document.documentElement;
    let isPressed = false;
    const reserveSpace = (): void => {
      const covered = current.offsetHeight + Number.parseFloat(getComputedStyle(current).bottom) + distance;
      style.setProperty('--covered', `${String(Math.ceil(covered))}px`);
    };
    const uncoverFocused = (): void => {
      const focused = document.activeElement;
      if (isPressed || focused === document.body || current.contains(focused)) return;
      // The scroll padding of the page is the space that the card covers.
      focused?.scrollIntoView({ block: 'nearest' });
    };
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
    const shown = new AbortController();
    const { signal } = shown;
    current.addEventListener('animationend', uncoverFocused, { signal });
    document.addEventListener('focusin', uncoverFocused, { signal });
    for (const type of pointerEvents) document.addEventListener(type, onPointer, { signal, capture: true });
    return () => {
      resizeObserver.disconnect();
      shown.abort();
      style.removeProperty('--covered');
    };
  }, [card]);
};

/**
 * When the card closes, returns the focus that is in it: to the button that opened the card, or, if the page opened it, to the element
 * that had the focus before. Focus elsewhere on the page stays there, because another tab can close the card.
 */
const useReturnFocus = (card: RefObject<HTMLElement | null>, openedByUser: boolean): void => {
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
