import type { TypedCredentials } from '#domain/identity/credentials.ts';

/** Reads a field by its name. */
export type FormText = (name: string) => string;

/** Reads the current text of a form's field, also when a script or the browser filled it; empty when no such field exists. */
export const formText =
  (form: HTMLFormElement): FormText =>
  (name) => {
    const value = new FormData(form).get(name);
    return typeof value === 'string' ? value : '';
  };

/** Notes the text of a field. Returns a function that empties the field, unless it has another text by then. */
export const emptyUnlessChanged = (selector: string): (() => void) => {
  const field = document.querySelector(selector);
  if (!(field instanceof HTMLInputElement)) return () => undefined;
  const { value } = field;
  return () => {
    if (field.value === value) field.value = '';
  };
};

/** Reads the current values of the sign-in form. */
export const readCredentials = (text: FormText): TypedCredentials => ({
  email: text('email'),
  password: text('password'),
});

const hasChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked;

const isLeft = ({ selected, defaultSelected }: HTMLOptionElement): boolean => defaultSelected && !selected;

/** Whether anything is typed or chosen on the page. The fields know every change, whether a person, the browser or a script made it. */
export const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('main form input')].some(hasChanged) ||
  [...document.querySelectorAll<HTMLOptionElement>('main form option')].some(isLeft);
