import { type ReactNode, useDeferredValue, useState } from 'react';
import type { LinkedAccount, ProfileId } from '#domain/identity/accessToken.ts';
import { filterAccounts, initialsOf, tellApart, type ToldApart } from '#domain/identity/person.ts';
import { cancelledNotice, Notice } from '#ui/shared/feedback/Notice.tsx';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import { Field } from '#ui/shared/form/Field.tsx';
import { FormHeading } from '#ui/shared/form/FormHeading.tsx';
import { sessionErrors } from '#ui/shared/form/formErrors.ts';
import { type FormText, formText, handleSubmit } from '#ui/shared/form/formValues.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { MeantPress } from '#ui/shared/layout/MeantPress.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { Icon, Spinner } from '#ui/shared/layout/icons.tsx';
import styles from './AccountSelection.module.css';

/** The search field appears for more accounts than this. */
const maxUnfiltered = 7;

/** Asks which account to continue with. */
export const AccountSelectionScreen = (): ReactNode => {
  const { linkedAccounts } = useSession().person;
  // Because: the session forgets the accounts when the browser leaves, and the pressed button must stay until it has left.
  const [accounts] = useState(() => tellApart(linkedAccounts, ({ name, accountType }) => `${name} ${accountType}`));
  const { mutate, isPending, error } = useAction(useUseCases().signIn.selectAccount);
  const [chosen, setChosen] = useState<ProfileId | null>(null);
  const [query, setQuery] = useState('');
  const found = filterAccounts(accounts, useDeferredValue(query));
  const many = accounts.length > maxUnfiltered;
  const choose = (profileId: ProfileId): void => {
    setChosen(profileId);
    mutate(profileId);
  };
  return (
    <MeantPress>
      <FormHeading heading={{ id: 'accountSelection.heading' }} errors={sessionErrors(error)} fault={error} />
      {many && <AccountFilter found={found.length} onSearch={setQuery} />}
      <AccountList accounts={found} chosen={isPending ? chosen : null} many={many} onChoose={choose} />
      <SlowNotice busy={isPending} />
      <Notice {...cancelledNotice(error, 'session.cancelled')} />
    </MeantPress>
  );
};

type FilterProps = { readonly found: number; readonly onSearch: (query: string) => void };

/** A field that finds accounts by name, and the number of accounts found. Submitting does the same as typing. */
const AccountFilter = ({ found, onSearch }: FilterProps): ReactNode => {
  const search = (text: FormText): void => onSearch(text('account'));
  return (
    <form
      method="dialog"
      role="search"
      noValidate
      className="rows"
      onInput={({ currentTarget }) => search(formText(currentTarget))}
      onSubmit={handleSubmit({ busy: false, onSubmit: search })}
    >
      <Field
        name="account"
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        label={{ id: 'accountSelection.find' }}
      />
      <div role="status" className={found === 0 ? styles['none'] : 'hint'}>
        {found === 0 && (
          <Icon size={40} strokeWidth="2.5">
            <circle cx="17.5" cy="17.5" r="11" />
            <path d="m25.5 25.5 9 9" strokeLinecap="round" />
          </Icon>
        )}
        <MessageText id="accountSelection.found" values={{ count: found }} />
      </div>
    </form>
  );
};

const typeNames = {
  Personal: 'accountType.Personal',
  Business: 'accountType.Business',
  XECD: 'site.XECD',
  XERA: 'site.XERA',
} as const;

type ListProps = {
  readonly accounts: ReadonlyArray<LinkedAccount & ToldApart>;
  /** The account whose request runs. */
  readonly chosen: ProfileId | null;
  /** Whether the list is long enough to scroll on its own. */
  readonly many: boolean;
  readonly onChoose: (profileId: ProfileId) => void;
};

/** One button per account: its name and its type, and the end of its id where another one looks the same. While a request runs, the buttons do nothing. */
const AccountList = ({ accounts, chosen, many, onChoose }: ListProps): ReactNode => (
  <ul
    role="list"
    className={`${styles['list']} ${many ? styles['long'] : ''} ${chosen === null ? '' : styles['chosen']}`}
  >
    {accounts.map(({ profileId, name, accountType, idTail }) => (
      <li key={profileId}>
        <button
          type="button"
          className={styles['account']}
          aria-disabled={chosen !== null || undefined}
          aria-busy={profileId === chosen}
          onClick={() => chosen === null && onChoose(profileId)}
        >
          <span className="avatar" data-initials={initialsOf(name)} aria-hidden="true" />
          <span className={styles['who']}>
            <span className={styles['name']} translate="no">
              {name}
            </span>{' '}
            <MessageText id={typeNames[accountType]} className="pill" />
            {idTail !== null && (
              <>
                {' '}
                <MessageText id="accountSelection.endingIn" values={{ tail: idTail }} className="hint" />
              </>
            )}
          </span>
          {profileId === chosen ? <Spinner /> : <Arrow />}
        </button>
      </li>
    ))}
  </ul>
);

const Arrow = (): ReactNode => (
  <Icon>
    <path d="M8 4.5 13.5 10 8 15.5" strokeLinecap="round" strokeLinejoin="round" />
  </Icon>
);
