import { createLazyRoute } from '@tanstack/react-router';
import { VerifyNumberScreen } from './VerifyNumberScreen.tsx';

export const Route = createLazyRoute('/2fa/verify-number')({ component: VerifyNumberScreen });
