import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ConsentController, ConsentToggles, OpenCard } from '#application/consent/consentController.ts';
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

/** Takes the focus if the person opened it, keeps it over its panels, and gives it back with a choice. */
const Card = ({ card, controller }: Props & { readonly card: OpenCard }): ReactNode => {
  const cardRef = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
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
  const choose = (toggles: ConsentToggles): void => {
    controller.choose(toggles);
    const target = card.openedByUser ? document.getElementById(cookieSettingsId) : focusedBefore.current;
    // Because: the card is there until the next render, and the page would scroll its target out from under it.
    target?.focus({ preventScroll: true });
  };
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      focusedBefore.current = relatedTarget;
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
        <ConsentDetails onBack={turn} onDone={choose} current={card.current} />
      ) : (
        <ConsentSummary onCustomize={turn} onAnswer={choose} />
      )}
    </div>
  );
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
