import { createLazyRoute } from '@tanstack/react-router';
import { SignInScreen } from './SignInScreen.tsx';

export const Route = createLazyRoute('/signin')({ component: SignInScreen });
