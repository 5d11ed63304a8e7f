import type { ReactNode } from 'react';
import { FailedView } from '#ui/shared/layout/endOfVisit.tsx';

/** Says that sign-in failed. */
export const SignInErrorScreen = (): ReactNode => (
  <FailedView heading={{ id: 'signIn.error.heading' }} lead={{ id: 'signIn.error.text' }} restartAt="/signin" />
);
