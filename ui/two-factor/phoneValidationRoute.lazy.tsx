import { createLazyRoute } from '@tanstack/react-router';
import { ChannelScreen } from './ChannelScreen.tsx';

export const Route = createLazyRoute('/2fa/phone-validation')({ component: ChannelScreen });
