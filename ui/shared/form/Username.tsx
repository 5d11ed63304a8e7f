import type { ReactNode } from 'react';

/** A hidden field with the email of the account, for password managers, on a page that does not ask for the email. */
export const Username = ({ email }: { readonly email: string }): ReactNode => (
  <input
    className="visually-hidden"
    type="text"
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);
