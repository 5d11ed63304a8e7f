import { useSyncExternalStore, type ReactNode } from 'react';
import type { ConsentTalk } from '#application/consent/consentTalk.ts';
import { useSystemFields } from '#ui/shared/readings.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { useAskedFor } from './useAskedFor.ts';

/** Joins the card to the talk about consent. */
export const ConsentScreen = ({ talk }: { readonly talk: ConsentTalk }): ReactNode => {
  const prompt = useSyncExternalStore(talk.subscribe, talk.prompt, talk.prompt);
  const { cookieNotice, privacyPolicy } = useSystemFields();
  const askedFor = useAskedFor(prompt._tag !== 'Hidden');
  if (prompt._tag === 'Hidden') return null;
  return (
    <ConsentCard
      prompt={prompt}
      cookiePolicy={cookieNotice?.url ?? null}
      privacyPolicy={privacyPolicy?.url ?? null}
      askedFor={askedFor}
      onMove={talk.move}
      onGive={talk.give}
    />
  );
};
