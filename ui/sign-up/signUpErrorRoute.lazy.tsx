import { createLazyRoute } from '@tanstack/react-router';
import { SignUpErrorScreen } from './SignUpErrorScreen.tsx';

export const Route = createLazyRoute('/signup/error')({ component: SignUpErrorScreen });
