import { formText } from './formText.ts';

const textIn = (form: FormData, name: string): string => formText(form, name).trim();

const textsIn = (form: FormData, name: string): ReadonlyArray<string> =>
  form.getAll(name).filter((value) => typeof value === 'string');

const whenFilled = (form: FormData, name: string): Record<string, string> => {
  const text = textIn(form, name);
  return text === '' ? {} : { [name]: text };
};

/** Reads "44 7700 900123" or "+44 7700 900123": the calling code, then the number; null without a number. */
const mobileIn = (text: string): { readonly mobilePrefix: string; readonly mobilePhone: string } | null => {
  const [mobilePrefix = '', ...rest] = text.trim().replace(/^\+/, '').split(/\s+/);
  return rest.length === 0 ? null : { mobilePrefix, mobilePhone: rest.join('') };
};

const linkedIn = (form: FormData): ReadonlyArray<object> => {
  const [types, mobiles] = [textsIn(form, 'linkedType'), textsIn(form, 'linkedMobile')];
  return textsIn(form, 'linkedName')
    .map((name, index) => ({
      name: name.trim(),
      accountType: types[index],
      mobileNumber: mobileIn(mobiles[index] ?? ''),
    }))
    .filter(({ name }) => name !== '');
};

/** Returns the command that creates the account of a form. */
export const toAccount = (form: FormData): object => ({
  email: textIn(form, 'email'),
  password: formText(form, 'password'),
  accountType: textIn(form, 'accountType'),
  state: textIn(form, 'state'),
  twoFactor: textIn(form, 'twoFactor'),
  twoFactorStatus: textIn(form, 'twoFactorStatus'),
  ...whenFilled(form, 'name'),
  ...whenFilled(form, 'phone'),
  phoneValidated: form.has('phoneValidated'),
  channels: textsIn(form, 'channels'),
  providers: textsIn(form, 'providers'),
  linked: linkedIn(form),
});
