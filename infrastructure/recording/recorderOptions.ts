import type LogRocket from 'logrocket';
import { maskAddress, maskBody, maskHeaders } from './maskTraffic.ts';

/** The options of the library. */
export type RecorderOptions = NonNullable<Parameters<typeof LogRocket.init>[1]>;

type Network = NonNullable<RecorderOptions['network']>;
type MaskRequest = NonNullable<Network['requestSanitizer']>;
type MaskResponse = NonNullable<Network['responseSanitizer']>;

const maskRequest: MaskRequest = (request) => ({
  ...request,
  url: maskAddress(request.url),
  headers: maskHeaders(request.headers),
  body: maskBody(request.body),
  referrer: null,
});

const maskResponse: MaskResponse = (response) => ({
  ...response,
  url: maskAddress(response.url ?? ''),
  headers: maskHeaders(response.headers),
  body: maskBody(response.body),
});

/** What the options depend on. */
export type RecorderParts = {
  readonly release: string;
  readonly development: boolean;
  /** Asked before data is collected or sent: consent may be withdrawn, and some paths are not recorded. */
  readonly maySend: () => boolean;
};

const textAttributes = ['placeholder', 'title', 'alt', 'aria-label', 'aria-description', 'aria-valuetext'];

/** The attributes that can hold what a person typed or is called, or the request of a partner. */
const hiddenAttributes = ['value', 'content', 'href', 'action', 'formaction', ...textAttributes];

/**
 * The options of a recording that shows nothing personal. It shows no text but what is marked `data-public`, no field, and no attribute
 * that can hold text. Of calls it shows what the allow list names. It has the IP in development only. It does not observe the console
 * and errors, because the recorder cannot mask them.
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
    // Because: a message that may not be sent now must not be kept and sent later.
    requestSanitizer: (request) => (maySend() ? maskRequest(request) : null),
    responseSanitizer: (response) => (maySend() ? maskResponse(response) : null),
  },
});
