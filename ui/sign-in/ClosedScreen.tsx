import type { ReactNode } from 'react';
import { useHelpUrl } from '#ui/shared/useHelpUrl.ts';
import { ClosedView } from './ClosedView.tsx';

/** Tells the view where to find help. */
export const ClosedScreen = (): ReactNode => <ClosedView helpUrl={useHelpUrl()} />;
