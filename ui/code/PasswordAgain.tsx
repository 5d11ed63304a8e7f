import type { ReactNode } from 'react';
import { Username } from '#ui/shared/form/Field.tsx';
import { errorOf, type FormError } from '#ui/shared/form/formErrors.ts';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';

type Props = { readonly email: string; readonly hint: Message; readonly errors: ReadonlyArray<FormError> };

/** Asks for the password of an account again, on a page that asks for a code. */
export const PasswordAgain = ({ email, hint, errors }: Props): ReactNode => (
  <>
    <Username email={email} />
    <PasswordField
      name="password"
      label={{ id: 'signIn.password' }}
      hint={hint}
      autoComplete="current-password"
      error={errorOf(errors, 'password')}
    />
  </>
);
