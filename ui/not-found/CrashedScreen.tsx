import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { faultEvents } from '#ui/shared/feedback/faultEvents.ts';
import { Button } from '#ui/shared/layout/Button.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { permitReload } from '#ui/start/reloadOnStaleChunk.ts';

/**
 * Replaces a screen that threw an error or could not be loaded, and offers to try again. The session still knows where the
 * visitor was.
 */
export const CrashedScreen = ({ reset }: Pick<ErrorComponentProps, 'reset'>): ReactNode => {
  const router = useRouter();
  useEffect(() => faultEvents.tell({ _tag: 'Unexpected' }), []);
  const retry = async (): Promise<void> => {
    // Because: some browsers remember that a script could not be loaded, and only a reload asks for it again.
    permitReload();
    await router.invalidate();
    reset();
  };
  return (
    <>
      <PageHeading heading={{ id: 'crashed.heading' }} lead={{ id: 'crashed.text' }} />
      <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={() => void retry()} />
    </>
  );
};
