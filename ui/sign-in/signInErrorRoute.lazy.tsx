import { createLazyRoute } from '@tanstack/react-router';
import { SignInErrorScreen } from './SignInErrorScreen.tsx';

export const Route = createLazyRoute('/signin/error')({ component: SignInErrorScreen });
