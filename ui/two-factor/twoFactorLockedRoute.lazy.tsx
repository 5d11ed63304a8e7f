import { createLazyRoute } from '@tanstack/react-router';
import { TwoFactorLockedScreen } from './TwoFactorLockedScreen.tsx';

export const Route = createLazyRoute('/2fa/locked')({ component: TwoFactorLockedScreen });
