import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { faultEvents } from '#ui/shared/hooks/useAction.ts';
import { TryAgain } from '#ui/shared/layout/Button.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';
import { PageHeading, ReadyContext } from '#ui/shared/layout/PageHeading.tsx';
import { clearSavedFields } from '#ui/start/fields.ts';
import { reloadIfOnline } from '#ui/start/loadModule.ts';

/** Says that the page does not exist, and links to sign-in. */
export const NotFoundView = (): ReactNode => (
  <>
    <PageHeading heading={{ id: 'notFound.heading' }} lead={{ id: 'notFound.text' }} />
    <AppLink to="/signin" label={{ id: 'notFound.signIn' }} look="primary" />
  </>
);

/** Replaces a screen that threw an error or could not be loaded, and offers to try again. The session stays. A retry that reloads keeps what was typed. */
export const CrashedScreen = ({ reset }: Pick<ErrorComponentProps, 'reset'>): ReactNode => {
  const router = useRouter();
  useEffect(() => {
    faultEvents.tell({ _tag: 'Unexpected' });
    return clearSavedFields;
  }, []);
  const retry = async (): Promise<void> => {
    await reloadIfOnline();
    await router.invalidate();
    reset();
  };
  return (
    // Because: a ready screen removes the text that was saved for it, and this is not the screen that the text is for.
    <ReadyContext value={() => undefined}>
      <PageHeading heading={{ id: 'crashed.heading' }} lead={{ id: 'crashed.text' }} />
      <TryAgain onRetry={retry} />
    </ReadyContext>
  );
};
