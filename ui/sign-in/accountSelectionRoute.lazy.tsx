import { createLazyRoute } from '@tanstack/react-router';
import { AccountSelectionScreen } from './AccountSelectionScreen.tsx';

export const Route = createLazyRoute('/signin/account-selection')({ component: AccountSelectionScreen });
