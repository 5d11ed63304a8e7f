import { jsonOrNull, orNull } from '#domain/shared/parsing.ts';
import { parseUrl } from '#domain/shared/webAddress.ts';
import { shownFields, shownHeaders, shownPathParts, shownWords } from './recordedWords.ts';

/** The text that replaces whatever a recording may not show. */
export const masked: string = '•••';

// Because: a field name can be a value, as in a list by email address.
const maskName = (name: string): string => (shownFields.has(name) ? name : masked);

const maskValue = (value: unknown, field: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => maskValue(item, field));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [maskName(name), maskValue(inner, name)]));
  const isShown = value === null || shownWords.get(field)?.has(value) === true;
  return isShown ? value : masked;
};

/** The JSON of an object or a list. It keeps its shape, and of names and values the words of the contract; null for any other body. */
export const maskBody = (body: string | null | undefined): string | null => {
  const value = jsonOrNull(body ?? '');
  // Because: a body that is nested too deeply throws, and must not be recorded as it is.
  return typeof value === 'object' && value !== null ? orNull(() => JSON.stringify(maskValue(value, ''))) : null;
};

type Headers = { readonly [name: string]: string | null | undefined };

/** The headers that describe the body; the value of every other header is replaced. */
export const maskHeaders = (headers: Headers): { [name: string]: string | null | undefined } =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, shownHeaders.has(name.toLowerCase()) ? value : masked]),
  );

const maskPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (shownPathParts.has(part) ? part : masked))
    .join('/');

const ownPage = 'relative:';

/** The origin of an address and the known parts of its path. Never empty: the recorder would resolve that against the page's own. */
export const maskAddress = (address: string): string => {
  const url = parseUrl(address, `${ownPage}//page`);
  switch (url?.protocol) {
    case 'http:':
    case 'https:':
      return `${url.origin}${maskPath(url.pathname)}`;
    case ownPage:
      return maskPath(url.pathname) || masked;
    default:
      return masked;
  }
};
