import type { ReactNode } from 'react';
import { Field } from '#ui/shared/form/Field.tsx';
import { handleSubmit } from '#ui/shared/form/Form.tsx';
import { formText } from '#ui/shared/form/formValues.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './AccountSelection.module.css';

type Props = { readonly found: number; readonly onSearch: (query: string) => void };

/** A field that finds accounts by name, and the number of accounts found. Submitting does the same as typing. */
export const AccountFilter = ({ found, onSearch }: Props): ReactNode => {
  const search = (form: HTMLFormElement): void => onSearch(formText(form, 'account'));
  return (
    <form
      method="post"
      role="search"
      noValidate
      className={styles['filter']}
      onInput={({ currentTarget }) => search(currentTarget)}
      onSubmit={handleSubmit({ busy: false, onSubmit: search })}
    >
      <Field
        name="account"
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        label={{ id: 'accountSelection.find' }}
        error={null}
      />
      <div role="status" className={styles[found === 0 ? 'none' : 'found']}>
        {found === 0 && <SearchMark />}
        <MessageText id="accountSelection.found" values={{ count: found }} />
      </div>
    </form>
  );
};

const SearchMark = (): ReactNode => (
  <svg
    viewBox="0 0 40 40"
    width="40"
    height="40"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    aria-hidden="true"
  >
    <circle cx="17.5" cy="17.5" r="11" />
    <path d="m25.5 25.5 9 9" strokeLinecap="round" />
  </svg>
);
