import { createLazyRoute } from '@tanstack/react-router';
import { ResetErrorScreen } from './ResetErrorScreen.tsx';

export const Route = createLazyRoute('/forgot-password/error')({ component: ResetErrorScreen });
