import type { ReactNode } from 'react';
import { FailedView } from '#ui/shared/FailedView.tsx';

type Props = { readonly helpUrl: string | null; readonly onRetry: () => void };

/** Says that sign-in failed for a reason of ours, and offers to start again. */
export const SignInErrorView = (props: Props): ReactNode => (
  <FailedView heading={{ id: 'signIn.error.heading' }} lead={{ id: 'signIn.error.text' }} {...props} />
);
