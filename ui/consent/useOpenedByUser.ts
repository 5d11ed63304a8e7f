import { useEffect, useRef, useState } from 'react';
import { cookieSettingsId } from '#ui/footer/Footer.tsx';

/** Whether the visitor opened the card. When such a card closes, the focus returns to the button that opened it. */
export const useOpenedByUser = (open: boolean): boolean => {
  const [initiallyOpen, setInitiallyOpen] = useState(open);
  if (initiallyOpen && !open) setInitiallyOpen(false);
  const openedByUser = open && !initiallyOpen;
  const wasOpenedByUser = useRef(false);
  useEffect(() => {
    if (wasOpenedByUser.current && !open) document.getElementById(cookieSettingsId)?.focus();
    wasOpenedByUser.current = openedByUser;
  }, [open, openedByUser]);
  return openedByUser;
};
