import { createLazyRoute } from '@tanstack/react-router';
import { EmailChangeScreen } from './EmailChangeScreen.tsx';

export const Route = createLazyRoute('/signin/email-verification')({ component: EmailChangeScreen });
