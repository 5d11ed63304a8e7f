import type { ReactNode } from 'react';
import { FailedView } from '#ui/shared/layout/endOfVisit.tsx';

/** Says that the password reset failed. */
export const ResetErrorScreen = (): ReactNode => (
  <FailedView heading={{ id: 'reset.error.heading' }} lead={{ id: 'reset.error.text' }} restartAt="/forgot-password" />
);
