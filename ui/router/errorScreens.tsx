import { type ReactNode, useEffect } from 'react';
import { faultEvents } from '#ui/shared/hooks/useAction.ts';
import { Button } from '#ui/shared/layout/Button.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { reloadPage } from '#ui/shared/navigation/ownLeaving.ts';

/** Says that the page does not exist, and links to sign-in. */
export const NotFoundView = (): ReactNode => (
  <>
    <PageHeading heading={{ id: 'notFound.heading' }} lead={{ id: 'notFound.text' }} />
    <AppLink to="/signin" label={{ id: 'notFound.signIn' }} look="primary" />
  </>
);

/** Replaces a screen that threw an error or could not be loaded, and offers to load the page again. The session stays. */
export const CrashedScreen = (): ReactNode => {
  useEffect(() => faultEvents.tell({ _tag: 'Unexpected' }), []);
  return (
    <>
      <PageHeading heading={{ id: 'crashed.heading' }} lead={{ id: 'crashed.text' }} />
      <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={reloadPage} />
    </>
  );
};
