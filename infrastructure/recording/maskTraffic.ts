/** What stands in place of a masked value. */
export const masked: string = '•••';

/** What the product masks by its own rule. */
const productFields = ['username', 'password', 'country', 'tcVersion', 'sessionId', 'token', 'name', 'email', 'userId'];

/** What a sign-in is proved with, and where it leads. */
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

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

/** A body with every masked field covered, however deep; one that has no fields to tell apart is left out whole. */
export const maskBody = (body: string | null | undefined): string | null => {
  const value = parsed(body ?? '');
  return typeof value === 'object' && value !== null ? JSON.stringify(maskValue(value)) : null;
};

type Headers = { readonly [name: string]: string | null | undefined };

/** Headers with credentials covered. */
export const maskHeaders = (all: Headers): { [name: string]: string | null | undefined } =>
  Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, headers.has(name.toLowerCase()) ? masked : value]),
  );

/** An address without its query and fragment: codes and numbers travel in them. */
export const maskAddress = (address: string): string => address.replace(/[?#].*$/s, '');
