import { createLazyRoute } from '@tanstack/react-router';
import { ResetCodeScreen } from './ResetCodeScreen.tsx';

export const Route = createLazyRoute('/forgot-password/email-verification')({ component: ResetCodeScreen });
