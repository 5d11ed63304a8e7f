import type { ReactNode } from 'react';
import { AppLink } from '#ui/shared/layout/AppLink.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';

/** Says that the page does not exist, and links to sign-in. */
export const NotFoundView = (): ReactNode => (
  <>
    <PageHeading heading={{ id: 'notFound.heading' }} lead={{ id: 'notFound.text' }} />
    <AppLink to="/signin" label={{ id: 'notFound.signIn' }} look="button" />
  </>
);
