import type { ReactNode } from 'react';
import { useHelpUrl } from '#ui/shared/useHelpUrl.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { TwoFactorLockedView } from './TwoFactorLockedView.tsx';

/** Tells the view why nothing goes on here, and where to find help. */
export const TwoFactorLockedScreen = (): ReactNode => (
  <TwoFactorLockedView helpUrl={useHelpUrl()} disabled={useSession().twoFactor.status === 'SetupDisabled'} />
);
