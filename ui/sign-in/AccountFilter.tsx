import type { ReactNode } from 'react';
import { Field } from '#ui/shared/form/Field.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { formText } from '#ui/shared/form/formValues.ts';
import { handleSubmit } from '#ui/shared/form/Form.tsx';
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
      <div role="status" className={styles['found']}>
        <MessageText id="accountSelection.found" values={{ count: found }} />
      </div>
    </form>
  );
};
