import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ConsentController } from '#application/consent/consentChoices.ts';
import type { ConsentPrompt } from '#domain/consent/consentPrompt.ts';
import { useFocusNotCovered, useReturnFocus } from './cardFocus.ts';
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
        <ConsentSummary onAction={controller.dispatch} />
      ) : (
        <ConsentDetails toggles={prompt.toggles} controller={controller} />
      )}
    </div>
  );
};
