import type { ReactNode } from 'react';
import type { Companions } from '#application/companions.ts';
import { ConsentScreen } from '#ui/consent/ConsentScreen.tsx';
import { useWatchPage } from './useWatchPage.ts';

/** Watches the page for analytics, and puts the choice of cookies. */
export const Come = ({ companions }: { readonly companions: Companions }): ReactNode => {
  useWatchPage(companions);
  return <ConsentScreen talk={companions.consent} />;
};
