import type { ReactNode } from 'react';
import { LockedOutActions } from '#ui/session/LockedOutActions.tsx';
import { StateMark } from '#ui/shared/layout/endOfVisit.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';

/** Says that the account is closed, and who can help. */
export const ClosedScreen = (): ReactNode => (
  <>
    <StateMark look="closedAccount" />
    <PageHeading heading={{ id: 'signIn.closed.heading' }} lead={{ id: 'signIn.closed.text' }} />
    <LockedOutActions />
  </>
);
