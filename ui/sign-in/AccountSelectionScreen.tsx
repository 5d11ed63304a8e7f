import { type ReactNode, useDeferredValue, useState } from 'react';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import { filterAccounts } from '#domain/identity/linkedAccounts.ts';
import { sessionErrors } from '#ui/session/sessionErrors.ts';
import { Notice, SlowNotice } from '#ui/shared/feedback/Notice.tsx';
import { cancelledNotice } from '#ui/shared/form/Form.tsx';
import { FormHeading } from '#ui/shared/form/FormHeading.tsx';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { AccountFilter } from './AccountFilter.tsx';
import { AccountList } from './AccountList.tsx';

/** The search field appears for more accounts than this. */
const maxUnfiltered = 7;

/** Asks which account to continue with. */
export const AccountSelectionScreen = (): ReactNode => {
  const { selectAccount, abandon } = useUseCases();
  const { linkedAccounts } = useSession().person;
  // Because: the session forgets the accounts when the browser leaves, and the pressed button must stay until it has left.
  const [accounts] = useState(linkedAccounts);
  const { mutate, isPending, error } = useAction(selectAccount);
  const [chosen, setChosen] = useState<ProfileId | null>(null);
  const [query, setQuery] = useState('');
  const found = filterAccounts(accounts, useDeferredValue(query));
  const many = accounts.length > maxUnfiltered;
  return (
    <>
      <FormHeading heading={{ id: 'accountSelection.heading' }} errors={sessionErrors(error)} fault={error} />
      <Notice {...cancelledNotice(error, 'session.cancelled')} />
      {many && <AccountFilter found={found.length} onSearch={setQuery} />}
      <AccountList
        accounts={found}
        chosen={isPending ? chosen : null}
        many={many}
        onChoose={(profileId) => {
          setChosen(profileId);
          mutate(profileId);
        }}
      />
      <SlowNotice busy={isPending} onCancel={() => void abandon()} />
    </>
  );
};
