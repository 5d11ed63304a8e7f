import type { ReactNode } from 'react';
import type { Companions } from '#application/companions.ts';
import { ConsentScreen } from '#ui/consent/ConsentScreen.tsx';
import { useFetchNext } from './useFetchNext.ts';
import { useWatchPage } from './useWatchPage.ts';

/** Watches the page for analytics, fetches ahead what is likely next, and puts the choice of cookies. */
export const Come = ({ companions }: { readonly companions: Companions }): ReactNode => {
  useWatchPage(companions);
  useFetchNext();
  return <ConsentScreen talk={companions.consent} />;
};
