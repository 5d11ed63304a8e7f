import type { FormEvent, ReactNode } from 'react';

const send = (event: FormEvent): void => {
  event.preventDefault();
  void fetch('/authorization/weblogin', { method: 'POST' });
};

/** The minimal sign-in form, which every baseline shows. */
export const Form = (): ReactNode => (
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
