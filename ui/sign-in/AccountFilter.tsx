import type { ReactNode } from 'react';
import { Field } from '#ui/shared/Field.tsx';
import { Words } from '#ui/shared/Words.tsx';
import { formText } from '#ui/shared/formText.ts';
import { sending } from '#ui/shared/sending.ts';
import styles from './AccountSelection.module.css';

type Props = { readonly found: number; readonly onLook: (lookedFor: string) => void };

/** A field to find an account by name, and how many were found. Sending it finds no more than typing does. */
export const AccountFilter = ({ found, onLook }: Props): ReactNode => {
  const look = (form: HTMLFormElement): void => onLook(formText(form, 'account'));
  return (
    <form
      method="post"
      role="search"
      noValidate
      className={styles['filter']}
      onInput={({ currentTarget }) => look(currentTarget)}
      onSubmit={sending({ busy: false, send: look })}
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
        <Words id="accountSelection.found" values={{ count: found }} />
      </div>
    </form>
  );
};
