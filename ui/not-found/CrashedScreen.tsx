import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { faultsHeard } from '#ui/shared/faultsHeard.ts';
import { CrashedView } from './CrashedView.tsx';

/** Draws the page anew after it broke: the session knows where the visitor was. */
export const CrashedScreen = ({ reset }: Pick<ErrorComponentProps, 'reset'>): ReactNode => {
  const router = useRouter();
  useEffect(() => faultsHeard.tell({ _tag: 'Unexpected' }), []);
  const retry = async (): Promise<void> => {
    await router.invalidate();
    reset();
  };
  return <CrashedView onRetry={() => void retry()} />;
};
