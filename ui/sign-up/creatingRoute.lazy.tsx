import { createLazyRoute } from '@tanstack/react-router';
import { CreatingScreen } from './CreatingScreen.tsx';

export const Route = createLazyRoute('/signup/creating')({ component: CreatingScreen });
