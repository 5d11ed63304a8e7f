import { createLazyRoute } from '@tanstack/react-router';
import { AccountTypeScreen } from './AccountTypeScreen.tsx';

export const Route = createLazyRoute('/account-type')({ component: AccountTypeScreen });
