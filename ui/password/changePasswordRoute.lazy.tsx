import { createLazyRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';

export const Route = createLazyRoute('/change-password')({ component: ChangePasswordScreen });
