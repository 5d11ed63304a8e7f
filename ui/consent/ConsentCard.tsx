import { useEffect, useRef, type ReactNode } from 'react';
import type { ConsentTalk } from '#application/consent/consentTalk.ts';
import type { ConsentPrompt } from '#domain/consent/consentPrompt.ts';
import { ConsentDetails } from './ConsentDetails.tsx';
import { ConsentSummary } from './ConsentSummary.tsx';
import { useClearOfFocus } from './useClearOfFocus.ts';
import { useEscape } from './useEscape.ts';
import styles from './ConsentCard.module.css';

type Props = {
  readonly prompt: Exclude<ConsentPrompt, { readonly _tag: 'Hidden' }>;
  /** A document without an address is not offered. */
  readonly cookiePolicy: string | null;
  readonly privacyPolicy: string | null;
  readonly onMove: ConsentTalk['move'];
  readonly onGive: ConsentTalk['give'];
  /** Whether it was asked for, and so takes the focus. */
  readonly askedFor: boolean;
};

/** The choice of cookies, beside the page and never in its way: nothing waits for it, and nothing used lies beneath it. */
export const ConsentCard = ({ prompt, askedFor, onMove, onGive, ...documents }: Props): ReactNode => {
  const card = useRef<HTMLDivElement>(null);
  const panel = useRef(askedFor ? null : prompt._tag);
  useClearOfFocus(card);
  useEscape(card, () => onMove({ _tag: 'Back' }));
  useEffect(() => {
    // Because: the button that was pressed is gone with its panel, or stands far from a card that was asked for.
    if (panel.current !== prompt._tag) card.current?.focus();
    panel.current = prompt._tag;
  }, [prompt._tag]);
  return (
    <div ref={card} className={styles['card']} role="dialog" aria-labelledby="consent-heading" tabIndex={-1}>
      {prompt._tag === 'Summary' ? (
        <ConsentSummary {...documents} onMove={onMove} />
      ) : (
        <ConsentDetails {...documents} toggles={prompt.toggles} onMove={onMove} onGive={onGive} />
      )}
    </div>
  );
};
