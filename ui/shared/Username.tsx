import type { ReactNode } from 'react';

/** Tells a password manager whose password the form takes, where the page does not ask for the address. */
export const Username = ({ email }: { readonly email: string }): ReactNode => (
  <input
    className="visually-hidden"
    type="email"
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);
