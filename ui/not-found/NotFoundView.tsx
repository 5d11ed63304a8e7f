import type { ReactNode } from 'react';
import { AppLink } from '#ui/shared/AppLink.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';

/** Says that there is no such page, and leads to sign-in. */
export const NotFoundView = (): ReactNode => (
  <>
    <PageHeading heading={{ id: 'notFound.heading' }} lead={{ id: 'notFound.text' }} />
    <AppLink to="/signin" label={{ id: 'notFound.signIn' }} look="button" />
  </>
);
