import { createLazyRoute } from '@tanstack/react-router';
import { LockedScreen } from './LockedScreen.tsx';

export const Route = createLazyRoute('/signin/locked')({ component: LockedScreen });
