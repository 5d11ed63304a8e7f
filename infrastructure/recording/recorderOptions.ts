import type LogRocket from 'logrocket';
import { maskAddress, maskBody, maskHeaders } from './maskTraffic.ts';

/** The options of the library. */
export type RecorderOptions = NonNullable<Parameters<typeof LogRocket.init>[1]>;

type Network = NonNullable<RecorderOptions['network']>;
type Request = Parameters<NonNullable<Network['requestSanitizer']>>[0];
type Response = Parameters<NonNullable<Network['responseSanitizer']>>[0];

type Nullable<Fields> = { readonly [Name in keyof Fields]: Fields[Name] | null };

const maskRequest = (request: Request): Nullable<Request> => ({
  ...request,
  url: maskAddress(request.url),
  headers: maskHeaders(request.headers),
  body: maskBody(request.body),
  referrer: null,
});

const maskResponse = (response: Response): Nullable<Response> => ({
  ...response,
  url: response.url === undefined ? null : maskAddress(response.url),
  headers: maskHeaders(response.headers),
  body: maskBody(response.body),
});

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
    requestSanitizer: (request) => (maySend() ? maskRequest(request) : null),
    responseSanitizer: (response) => (maySend() ? maskResponse(response) : null),
  },
});
