import { createLazyRoute } from '@tanstack/react-router';
import { ChooseNumberScreen } from './ChooseNumberScreen.tsx';

export const Route = createLazyRoute('/2fa/choose-number')({ component: ChooseNumberScreen });
