import { createLazyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NumberScreen } from './NumberScreen.tsx';

const ReviewNumberScreen = (): ReactNode => <NumberScreen purpose="review" countryField={Route.useLoaderData()} />;

export const Route = createLazyRoute('/2fa/review-number')({ component: ReviewNumberScreen });
