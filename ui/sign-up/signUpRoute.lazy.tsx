import { createLazyRoute } from '@tanstack/react-router';
import { SignUpScreen } from './SignUpScreen.tsx';

export const Route = createLazyRoute('/signup')({ component: SignUpScreen });
