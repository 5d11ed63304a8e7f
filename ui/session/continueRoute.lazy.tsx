import { createLazyRoute } from '@tanstack/react-router';
import { ContinueScreen } from './ContinueScreen.tsx';

export const Route = createLazyRoute('/continue')({ component: ContinueScreen });
