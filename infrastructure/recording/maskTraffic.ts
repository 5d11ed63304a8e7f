import { jsonOrNull } from '#domain/shared/orNull.ts';

/** The text that replaces a masked value. */
export const masked: string = '•••';

/** The fields that the specification masks. */
const productFields = ['username', 'password', 'country', 'tcVersion', 'sessionId', 'token', 'name', 'email', 'userId'];

/** Further fields: the proof of a sign-in, and its redirect and numbers. */
const proofFields = ['code', 'verifyCode', 'authCode', 'auth_code', 'access_token', 'codeChallenge', 'deviceToken'];
const routeFields = ['state', 'redirectUrl', 'phoneNumber', 'twoFANumber', 'number', 'mobilePhone', 'mobileNumber'];

const fields: ReadonlySet<string> = new Set(
  productFields.concat(proofFields, routeFields).map((field) => field.toLowerCase()),
);

const headers: ReadonlySet<string> = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'browserid',
]);

const maskValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(maskValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, fields.has(field.toLowerCase()) ? masked : maskValue(inner)]),
  );
};

/** A JSON body with every masked field replaced, at any depth; null for a body that is not a JSON object or list. */
export const maskBody = (body: string | null | undefined): string | null => {
  const value = jsonOrNull(body ?? '');
  return typeof value === 'object' && value !== null ? JSON.stringify(maskValue(value)) : null;
};

type Headers = { readonly [name: string]: string | null | undefined };

/** Headers with the values of credentials replaced. */
export const maskHeaders = (all: Headers): { [name: string]: string | null | undefined } =>
  Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, headers.has(name.toLowerCase()) ? masked : value]),
  );

/** An address without its query and fragment, which may hold codes and numbers. */
export const maskAddress = (address: string): string => address.replace(/[?#].*$/s, '');
