import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { faultEvents } from '#ui/shared/feedback/faultEvents.ts';
import { Button } from '#ui/shared/layout/Button.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { ReadyProvider } from '#ui/start/ready.tsx';
import { reloadIfOnline } from '#ui/start/reload.ts';
import { clearSavedFields } from '#ui/start/fields.ts';

const notReady = (): void => undefined;

/**
 * Replaces a screen that threw an error or could not be loaded, and offers to try again. The session still knows where the
 * visitor was, and what was typed is saved for the screen that follows.
 */
export const CrashedScreen = ({ reset }: Pick<ErrorComponentProps, 'reset'>): ReactNode => {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    faultEvents.tell({ _tag: 'Unexpected' });
    return clearSavedFields;
  }, []);
  const retry = async (): Promise<void> => {
    setBusy(true);
    // Because: a browser remembers a script that was cut off, and only a reload asks for it again.
    await reloadIfOnline();
    await router.invalidate();
    setBusy(false);
    reset();
  };
  return (
    <ReadyProvider value={notReady}>
      <PageHeading heading={{ id: 'crashed.heading' }} lead={{ id: 'crashed.text' }} />
      <Button label={{ id: 'shared.tryAgain' }} look="primary" busy={busy} onPress={() => void retry()} />
    </ReadyProvider>
  );
};
