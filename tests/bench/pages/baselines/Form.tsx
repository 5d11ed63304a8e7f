import { type FormEvent, type ReactNode, useEffect } from 'react';

const send = (event: FormEvent): void => {
  event.preventDefault();
  void fetch('/authorization/weblogin', { method: 'POST' });
};

/** The minimal sign-in form, which every baseline shows, with a performance mark when React has it. */
export const Form = (): ReactNode => {
  useEffect(() => void performance.mark('app-ready'), []);
  return (
    <main>
      <h1>Sign in</h1>
      <form method="post" onSubmit={send}>
        <label htmlFor="email">Email address</label>
        <input id="email" name="email" type="email" autoComplete="username" />
        <label htmlFor="password">Password</label>
        <input id="password" name="password" type="password" autoComplete="current-password" />
        <button type="submit">Sign in</button>
      </form>
    </main>
  );
};
