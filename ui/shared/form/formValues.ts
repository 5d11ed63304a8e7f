import type { TypedCredentials } from '#domain/identity/credentials.ts';

/** The current text of a form field, also when a script or the browser filled it; empty when no such field exists. */
export const formText = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

/** Reads the current values of the sign-in form. */
export const readCredentials = (form: HTMLFormElement): TypedCredentials => ({
  email: formText(form, 'email'),
  password: formText(form, 'password'),
});
