import { createLazyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NumberScreen } from './NumberScreen.tsx';

const ChangeNumberScreen = (): ReactNode => <NumberScreen purpose="change" countryField={Route.useLoaderData()} />;

export const Route = createLazyRoute('/2fa/change-number')({ component: ChangeNumberScreen });
