import { createLazyRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

export const Route = createLazyRoute('/forgot-password')({ component: ForgotPasswordScreen });
