import { createLazyRoute } from '@tanstack/react-router';
import { ExistingScreen } from './ExistingScreen.tsx';

export const Route = createLazyRoute('/idp/existing')({ component: ExistingScreen });
