import type { TypedCredentials } from '#domain/identity/credentials.ts';
import { formText } from '#ui/shared/formText.ts';

/** What stands in the form of the sign-in screen right now. */
export const typedIn = (form: HTMLFormElement): TypedCredentials => ({
  email: formText(form, 'email'),
  password: formText(form, 'password'),
});
