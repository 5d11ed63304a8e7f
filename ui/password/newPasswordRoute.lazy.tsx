import { createLazyRoute } from '@tanstack/react-router';
import { NewPasswordScreen } from './NewPasswordScreen.tsx';

export const Route = createLazyRoute('/forgot-password/new-password')({ component: NewPasswordScreen });
