import { createLazyRoute } from '@tanstack/react-router';
import { SignUpCodeScreen } from './SignUpCodeScreen.tsx';

export const Route = createLazyRoute('/signup/email-verification')({ component: SignUpCodeScreen });
