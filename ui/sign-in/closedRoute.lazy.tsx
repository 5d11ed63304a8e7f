import { createLazyRoute } from '@tanstack/react-router';
import { ClosedScreen } from './ClosedScreen.tsx';

export const Route = createLazyRoute('/signin/closed')({ component: ClosedScreen });
