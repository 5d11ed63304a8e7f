import type { ReactNode } from 'react';
import { toRoute } from '#domain/navigation/destination.ts';
import { useGo } from '#ui/router/useGo.ts';
import { FailedView } from '#ui/shared/FailedView.tsx';
import { useHelpUrl } from '#ui/shared/useHelpUrl.ts';

/** Tells the view where to find help, and starts over. */
export const ResetErrorScreen = (): ReactNode => {
  const go = useGo();
  return (
    <FailedView
      heading={{ id: 'reset.error.heading' }}
      lead={{ id: 'reset.error.text' }}
      helpUrl={useHelpUrl()}
      onRetry={() => void go(toRoute('/forgot-password'))}
    />
  );
};
