import type LogRocket from 'logrocket';
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

/** A JSON object or list with its shape, and with no names and values but the words of the contract; null for any other body. */
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

/** The origin of an address and the known parts of its path. Never empty: the recorder would resolve that against the page's own. */
export const maskAddress = (address: string): string => {
  const url = orNull(() => new URL(address, 'relative://page'));
  if (url?.protocol === 'relative:') return url.pathname === '' ? masked : maskPath(url.pathname);
  return url === null || !['http:', 'https:'].includes(url.protocol)
    ? masked
    : `${url.origin}${maskPath(url.pathname)}`;
};

/** The options of the library. */
export type RecorderOptions = NonNullable<Parameters<typeof LogRocket.init>[1]>;

type Message = { readonly headers: Headers; readonly body?: string };

const maskMessage = ({ headers, body }: Message) => ({ headers: maskHeaders(headers), body: maskBody(body) });

/** What the options depend on. */
export type RecorderParts = {
  readonly release: string;
  readonly development: boolean;
  /** Called before data is sent: consent may be withdrawn, and some paths are not recorded. */
  readonly maySend: () => boolean;
};

/** The attributes that can hold what a person typed or is called, or the request of a partner. */
const spokenAttributes = ['placeholder', 'title', 'alt', 'aria-label', 'aria-description', 'aria-valuetext'];
const hiddenAttributes = ['value', 'content', 'href', 'action', 'formaction', ...spokenAttributes];

/**
 * The options of a recording that shows nothing personal: no text but what is marked `data-public`, no field, none of the attributes
 * that can hold text, of calls only what the allow list names, and the IP in development only. The console and errors are not observed,
 * because the recorder cannot mask them.
 */
export const recorderOptions = ({ release, development, maySend }: RecorderParts): RecorderOptions => ({
  release,
  shouldCaptureIP: development,
  shouldSendData: maySend,
  shouldDetectExceptions: false,
  console: { isEnabled: false },
  dom: {
    textSanitizer: true,
    inputSanitizer: true,
    disablePageTitles: true,
    redactSelectors: ['input', 'select', 'textarea', '[data-private]'],
    hiddenAttributes,
  },
  browser: { urlSanitizer: maskAddress },
  network: {
    isEnabled: true,
    // Because: a request that may not be sent now must not be kept and sent later.
    requestSanitizer: (request) =>
      maySend() ? { ...request, ...maskMessage(request), url: maskAddress(request.url), referrer: null } : null,
    responseSanitizer: ({ url = null, ...response }) =>
      maySend() ? { ...response, ...maskMessage(response), url: url === null ? null : maskAddress(url) } : null,
  },
});
