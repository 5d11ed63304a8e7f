import { type ReactNode, useState } from 'react';
import type { LinkedAccount, ProfileId } from '#domain/identity/accessToken.ts';
import { filterAccounts, tellApart, type ToldApart } from '#domain/identity/person.ts';
import { AnotherAccount, useAnotherAccount, useShownSession } from '#ui/session/AnotherAccount.tsx';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import { FormHeading } from '#ui/shared/form/ErrorAlert.tsx';
import { FieldFrame, useInputAttributes } from '#ui/shared/form/Field.tsx';
import form from '#ui/shared/form/Form.module.css';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MeantPress } from '#ui/shared/layout/MeantPress.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { BackArrow } from '#ui/shared/layout/icons.tsx';
import styles from './AccountSelection.module.css';

/** The search field appears for this many accounts and more. */
const leastFiltered = 10;

/** Asks which account to continue with. */
export const AccountSelectionScreen = (): ReactNode => {
  const { linkedAccounts } = useShownSession().person;
  const accounts = tellApart(linkedAccounts, ({ name, accountType }) => `${name} ${accountType}`);
  const { mutate, isPending, error } = useAction(useUseCases().signIn.selectAccount);
  const another = useAnotherAccount();
  const [chosen, setChosen] = useState<ProfileId | null>(null);
  const [query, setQuery] = useState('');
  const found = filterAccounts(accounts, query);
  const choose = (profileId: ProfileId): void => {
    setChosen(profileId);
    mutate(profileId);
  };
  return (
    <MeantPress>
      <FormHeading heading={{ id: 'accountSelection.heading' }} errors={formErrors(error)} fault={error} />
      {accounts.length >= leastFiltered && <AccountFilter found={found.length} onSearch={setQuery} />}
      <ul role="list" className={`rows ${styles['accounts']}`}>
        {found.map((account) => (
          <li key={account.profileId}>
            <Button
              label={<AccountName {...account} />}
              icon={<BackArrow />}
              busy={isPending && account.profileId === chosen}
              idle={isPending || another.isPending}
              onPress={() => choose(account.profileId)}
            />
            {account.profileId === chosen && <SlowNotice busy={isPending} />}
          </li>
        ))}
      </ul>
      <div className={form['ways']}>
        <AnotherAccount action={another} idle={isPending} />
      </div>
    </MeantPress>
  );
};

type FilterProps = { readonly found: number; readonly onSearch: (query: string) => void };

const filter = { name: 'account', label: { id: 'accountSelection.find' } } as const;

/** A field that finds accounts by name, and the number of accounts found. */
const AccountFilter = ({ found, onSearch }: FilterProps): ReactNode => (
  <search className="rows">
    <FieldFrame {...filter}>
      <input
        {...useInputAttributes(filter)}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        onInput={({ currentTarget }) => onSearch(currentTarget.value)}
      />
    </FieldFrame>
    <div role="status" className="hint">
      <MessageText id="accountSelection.found" values={{ count: found }} />
    </div>
  </search>
);

const typeNames = {
  Personal: 'accountType.Personal',
  Business: 'accountType.Business',
  XECD: 'site.XECD',
  XERA: 'site.XERA',
} as const;

/** The name and the type of an account, and the end of its id where another one looks the same. */
const AccountName = ({ name, accountType, idTail }: LinkedAccount & ToldApart): ReactNode => (
  <span className={`titled ${styles['account']}`}>
    <span translate="no">{name}</span>{' '}
    <span>
      <MessageText id={typeNames[accountType]} />
      {idTail !== null && (
        <>
          {' '}
          <MessageText id="accountSelection.endingIn" values={{ tail: idTail }} />
        </>
      )}
    </span>
  </span>
);
