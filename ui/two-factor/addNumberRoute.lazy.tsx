import { createLazyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NumberScreen } from './NumberScreen.tsx';

const AddNumberScreen = (): ReactNode => <NumberScreen purpose="add" countryField={Route.useLoaderData()} />;

export const Route = createLazyRoute('/2fa/add-number')({ component: AddNumberScreen });
