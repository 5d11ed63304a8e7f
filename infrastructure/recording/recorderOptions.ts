import type LogRocket from 'logrocket';
import { type Headers, maskAddress, maskBody, maskHeaders } from './maskTraffic.ts';

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
    // Because: a request that may not be sent now must not be kept and sent later.
    requestSanitizer: (request) =>
      maySend() ? { ...request, ...maskMessage(request), url: maskAddress(request.url), referrer: null } : null,
    responseSanitizer: ({ url = null, ...response }) =>
      maySend() ? { ...response, ...maskMessage(response), url: url === null ? null : maskAddress(url) } : null,
  },
});
