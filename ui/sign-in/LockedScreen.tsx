import type { ReactNode } from 'react';
import { useHelpUrl } from '#ui/shared/useHelpUrl.ts';
import { LockedView } from './LockedView.tsx';

/** Tells the view where to find help. */
export const LockedScreen = (): ReactNode => <LockedView helpUrl={useHelpUrl()} />;
