import { useDeferredValue, useState, type ReactNode } from 'react';
import type { LinkedAccount, ProfileId } from '#domain/identity/accessToken.ts';
import { accountsNamed } from '#domain/identity/accountsNamed.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { AppLink } from '#ui/shared/AppLink.tsx';
import { ErrorSummary } from '#ui/shared/ErrorSummary.tsx';
import { Notice } from '#ui/shared/Notice.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { SlowNotice } from '#ui/shared/SlowNotice.tsx';
import { AccountFilter } from './AccountFilter.tsx';
import { AccountList } from './AccountList.tsx';
import { sessionErrors } from '#ui/session/sessionErrors.ts';

/** With more accounts than this, they can be searched. */
const most = 7;

type Props = {
  readonly accounts: ReadonlyArray<LinkedAccount>;
  /** The account that was pressed and is being answered. */
  readonly chosen: ProfileId | null;
  readonly fault: IdentityFault | null;
  readonly onChoose: (profileId: ProfileId) => void;
  readonly onCancel: () => void;
};

/** Offers the accounts a sign-in can go on with; many of them to be searched by name. */
export const AccountSelectionView = ({ accounts, chosen, fault, onChoose, onCancel }: Props): ReactNode => {
  const [lookedFor, lookFor] = useState('');
  const found = accountsNamed(accounts, useDeferredValue(lookedFor));
  const busy = chosen !== null;
  const errors = busy ? [] : sessionErrors(fault);
  const many = accounts.length > most;
  return (
    <>
      <PageHeading heading={{ id: 'accountSelection.heading' }} failing={errors.length > 0} />
      {errors.length > 0 && <ErrorSummary errors={errors} occasion={fault} />}
      {!busy && fault?._tag === 'SignedOut' && <AppLink to="/signin" label={{ id: 'notFound.signIn' }} />}
      <Notice message={!busy && fault?._tag === 'Cancelled' ? { id: 'session.cancelled' } : null} />
      {many && <AccountFilter found={found.length} onLook={lookFor} />}
      <AccountList accounts={found} chosen={chosen} many={many} onChoose={onChoose} />
      <SlowNotice busy={busy} onCancel={onCancel} />
    </>
  );
};
