import { useEffect, useRef, useState } from 'react';
import { cookieSettingsId } from '#ui/footer/cookieSettingsId.ts';

/** Whether the card that is open was asked for; once such a card closes, the focus is where it was asked for. */
export const useAskedFor = (open: boolean): boolean => {
  const [cameOpen, setCameOpen] = useState(open);
  if (cameOpen && !open) setCameOpen(false);
  const askedFor = open && !cameOpen;
  const wasAskedFor = useRef(false);
  useEffect(() => {
    if (wasAskedFor.current && !open) document.getElementById(cookieSettingsId)?.focus();
    wasAskedFor.current = askedFor;
  }, [open, askedFor]);
  return askedFor;
};
