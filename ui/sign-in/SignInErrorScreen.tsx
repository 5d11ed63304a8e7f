import type { ReactNode } from 'react';
import { toRoute } from '#domain/navigation/destination.ts';
import { useGo } from '#ui/router/useGo.ts';
import { useHelpUrl } from '#ui/shared/useHelpUrl.ts';
import { SignInErrorView } from './SignInErrorView.tsx';

/** Tells the view where to find help, and starts over. */
export const SignInErrorScreen = (): ReactNode => {
  const go = useGo();
  return <SignInErrorView helpUrl={useHelpUrl()} onRetry={() => void go(toRoute('/signin'))} />;
};
