import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ConsentController, OpenCard } from '#application/consent/consentController.ts';
import { cookieSettingsId } from '#ui/footer/Footer.tsx';
import { useLasting } from '#ui/shared/feedback/SlowNotice.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './ConsentCard.module.css';
import { ConsentDetails, ConsentSummary } from './consentPanels.tsx';

type Props = { readonly controller: ConsentController };

/** Asks for consent to cookies in a card beside the page. It blocks nothing and does not cover the focused element. */
export const ConsentCard = ({ controller }: Props): ReactNode => {
  const card = useSyncExternalStore(controller.subscribe, controller.card, controller.card);
  const isAnnounced = useLasting(card?.openedByUser === false, 400);
  return (
    <>
      {/* Because: a card that the page opens takes no focus, and a screen reader announces only what is added to a region that it knows. */}
      <div role="status" className="visually-hidden">
        {isAnnounced && <MessageText id="cookies.heading" />}
      </div>
      {card !== null && <Card key={String(card.openedByUser)} {...{ card, controller }} />}
    </>
  );
};

/** Takes the focus if the person opened it, keeps it over its panels, and gives it back when it closes. */
const Card = ({ card, controller }: Props & { readonly card: OpenCard }): ReactNode => {
  const cardRef = useRef<HTMLDivElement>(null);
  const onFocus = useReturnFocus(cardRef, card.openedByUser);
  const [isDetailed, setDetailed] = useState(false);
  useScrollSpace(cardRef);
  useEffect(() => {
    if (card.openedByUser) cardRef.current?.focus();
  }, [card]);
  const turn = (): void => {
    setDetailed(!isDetailed);
    // Because: the pressed button disappears with its panel.
    cardRef.current?.focus();
  };
  return (
    <div
      {...{ ref: cardRef, onFocus }}
      className={styles['card']}
      role="dialog"
      aria-labelledby="consent-heading"
      tabIndex={-1}
    >
      {isDetailed ? (
        <ConsentDetails onBack={turn} onDone={controller.choose} current={card.current} />
      ) : (
        <ConsentSummary onCustomize={turn} onAnswer={controller.choose} />
      )}
    </div>
  );
};

/**
 * Gives the focus back when the card closes with the focus in it: to "Cookie settings" if the person opened it there, else to what had it
 * before. Returns the listener that keeps the latter.
 */
const useReturnFocus = (cardRef: RefObject<HTMLElement | null>, openedByUser: boolean) => {
  const focusedBefore = useRef<HTMLElement>(null);
  // Because: after the layout effects the card is gone, and the focus with it.
  useLayoutEffect(() => {
    const card = cardRef.current;
    return () => {
      if (card?.contains(document.activeElement) !== true) return;
      const target = openedByUser ? document.getElementById(cookieSettingsId) : focusedBefore.current;
      // Because: the card is still there, and the page would scroll its target out from under it.
      target?.focus({ preventScroll: true });
    };
  }, [cardRef, openedByUser]);
  return ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      focusedBefore.current = relatedTarget;
  };
};

/**
 * Keeps the focused element of the page out from under the card: reserves its height as scroll space at the end of the page (`--covered` in
 * the style sheet), where the browser scrolls the focus clear of it.
 */
const useScrollSpace = (cardRef: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const card = cardRef.current;
    if (card === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const covered = card.offsetHeight + Number.parseFloat(getComputedStyle(card).bottom);
      style.setProperty('--covered', `${String(Math.ceil(covered))}px`);
      // Because: a scroll during a press moves what is pressed away, and the press is no click.
      if (document.querySelector(':active') !== null) return;
      const focused = document.activeElement;
      if (focused !== document.body && !card.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(card);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered');
    };
  }, [cardRef]);
};
