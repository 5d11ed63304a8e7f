import type { ReactNode } from 'react';
import { FailedView } from '#ui/shared/layout/endOfVisit.tsx';

/** Says that sign-up failed. */
export const SignUpErrorScreen = (): ReactNode => (
  <FailedView heading={{ id: 'signUp.error.heading' }} lead={{ id: 'signUp.error.text' }} restartAt="/signup" />
);
