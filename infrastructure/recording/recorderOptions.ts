import type LogRocket from 'logrocket';
import { maskAddress, maskBody, maskHeaders } from './maskTraffic.ts';

/** How the package is started, as it says itself. */
export type RecorderOptions = NonNullable<Parameters<typeof LogRocket.init>[1]>;

type Network = NonNullable<RecorderOptions['network']>;
type Request = Parameters<NonNullable<Network['requestSanitizer']>>[0];
type Response = Parameters<NonNullable<Network['responseSanitizer']>>[0];

type Nullable<Fields> = { readonly [Name in keyof Fields]: Fields[Name] | null };

const plainRequest = (request: Request): Nullable<Request> => ({
  ...request,
  url: maskAddress(request.url),
  headers: maskHeaders(request.headers),
  body: maskBody(request.body),
  referrer: null,
});

const plainResponse = (response: Response): Nullable<Response> => ({
  ...response,
  url: response.url === undefined ? null : maskAddress(response.url),
  headers: maskHeaders(response.headers),
  body: maskBody(response.body),
});

export type RecorderParts = {
  readonly release: string;
  readonly development: boolean;
  /** Asked before each sending: consent may be withdrawn, and some paths are not recorded. */
  readonly maySend: () => boolean;
};

/**
 * What the recorder may see: every field and every text typed is masked by the field, whatever its type is at the
 * moment; addresses lose their query; no IP outside development.
 */
export const recorderOptions = ({ release, development, maySend }: RecorderParts): RecorderOptions => ({
  release,
  shouldCaptureIP: development,
  shouldSendData: maySend,
  console: { isEnabled: true },
  dom: {
    inputSanitizer: true,
    disablePageTitles: true,
    redactSelectors: ['input', 'select', 'textarea', '[data-private]'],
  },
  browser: { urlSanitizer: maskAddress },
  network: {
    isEnabled: true,
    // Because: what may not be sent now is not kept either, to be sent later.
    requestSanitizer: (request) => (maySend() ? plainRequest(request) : null),
    responseSanitizer: (response) => (maySend() ? plainResponse(response) : null),
  },
});
