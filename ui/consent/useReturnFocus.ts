import { useEffect, useRef } from 'react';
import type { ConsentPrompt } from '#domain/consent/consentPrompt.ts';
import { cookieSettingsId } from '#ui/footer/Footer.tsx';

/** When a card that the person opened closes, returns the focus to the button that opened it. */
export const useReturnFocus = (prompt: ConsentPrompt): void => {
  const previous = useRef(prompt);
  useEffect(() => {
    const before = previous.current;
    const wasOpenedByUser = before._tag !== 'Hidden' && before.openedByUser;
    if (prompt._tag === 'Hidden' && wasOpenedByUser) document.getElementById(cookieSettingsId)?.focus();
    previous.current = prompt;
  }, [prompt]);
};
