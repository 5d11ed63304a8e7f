import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ConsentController } from '#application/consent/consentController.ts';
import { useLasting } from '#ui/shared/feedback/SlowNotice.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { type OpenPrompt, useFocusOnPanelChange, useReturnFocus } from './cardFocus.ts';
import styles from './ConsentCard.module.css';
import { ConsentDetails, ConsentSummary } from './consentPanels.tsx';
import { useFocusNotCovered } from './useFocusNotCovered.ts';

type Props = { readonly controller: ConsentController };

/** How long the region is empty before it announces the card, in milliseconds. */
const announceAfterMs = 400;

/** Asks for consent to cookies in a card beside the page. It blocks nothing and does not cover the focused element. */
export const ConsentCard = ({ controller }: Props): ReactNode => {
  const prompt = useSyncExternalStore(controller.subscribe, controller.prompt, controller.prompt);
  const isShown = prompt._tag !== 'Hidden';
  const isAnnounced = useLasting(isShown && !prompt.openedByUser, announceAfterMs);
  return (
    <>
      {/* Because: a card that the page opens takes no focus, and a screen reader announces only what is added to a region that it knows. */}
      <div role="status" className="visually-hidden">
        {isAnnounced && <MessageText id="cookies.heading" />}
      </div>
      {isShown && <OpenCard {...{ prompt, controller }} />}
    </>
  );
};

const OpenCard = ({ prompt, controller }: Props & { readonly prompt: OpenPrompt }): ReactNode => {
  const { dispatch } = controller;
  const card = useRef<HTMLDivElement>(null);
  useFocusNotCovered(card);
  useReturnFocus(card, prompt);
  useFocusOnPanelChange(card, prompt);
  useEffect(() => {
    const shown = new AbortController();
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dispatch({ _tag: 'Back' });
    };
    card.current?.addEventListener('keydown', onKey, shown);
    return () => shown.abort();
  }, [dispatch]);
  return (
    <div ref={card} className={styles['card']} role="dialog" aria-labelledby="consent-heading" tabIndex={-1}>
      {prompt._tag === 'Summary' ? (
        <ConsentSummary dispatch={dispatch} />
      ) : (
        <ConsentDetails dispatch={dispatch} toggles={prompt.toggles} />
      )}
    </div>
  );
};
