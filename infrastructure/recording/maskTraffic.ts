import { jsonOrNull, orNull } from '#domain/shared/orNull.ts';
import { shownFields, shownHeaders, shownPathParts, shownWords } from './recordedWords.ts';

/** The text that replaces whatever a recording may not show. */
export const masked: string = '•••';

// Because: a field name can be a value, as in a list by email address.
const maskName = (name: string): string => (shownFields.has(name) ? name : masked);

const maskValue = (value: unknown, field: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => maskValue(item, field));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [maskName(name), maskValue(inner, name)]));
  return value === null || shownWords.get(field)?.has(value) === true ? value : masked;
};

/**
 * A JSON body with its shape, and the words of the contract in the fields that hold them. Every other name and value is replaced.
 * Null for a body that is not a JSON object or list.
 */
export const maskBody = (body: string | null | undefined): string | null => {
  const value = jsonOrNull(body ?? '');
  // Because: a body that is nested too deeply must not be recorded as it is.
  return typeof value === 'object' && value !== null ? orNull(() => JSON.stringify(maskValue(value, ''))) : null;
};

type Headers = { readonly [name: string]: string | null | undefined };

/** The headers that describe the body; the value of every other header is replaced. */
export const maskHeaders = (all: Headers): { [name: string]: string | null | undefined } =>
  Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, shownHeaders.has(name.toLowerCase()) ? value : masked]),
  );

const maskPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (shownPathParts.has(part) ? part : masked))
    .join('/');

/**
 * The origin of an address and the known parts of its path, without user info, query and fragment. Never empty, because the recorder
 * resolves the answer against the address of the page.
 */
export const maskAddress = (address: string): string => {
  const url = orNull(() => new URL(address, 'relative://page'));
  if (url?.protocol === 'relative:') return url.pathname === '' ? masked : maskPath(url.pathname);
  return url === null || !['http:', 'https:'].includes(url.protocol)
    ? masked
    : `${url.origin}${maskPath(url.pathname)}`;
};
