import type LogRocket from 'logrocket';
import { maskAddress, maskBody, maskHeaders } from './maskTraffic.ts';

type Options = NonNullable<Parameters<typeof LogRocket.init>[1]>;

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
export const recorderOptions = ({ release, development, maySend }: RecorderParts): Options => ({
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
    requestSanitizer: (request) => ({
      ...request,
      url: maskAddress(request.url),
      headers: maskHeaders(request.headers),
      body: maskBody(request.body),
      referrer: null,
    }),
    responseSanitizer: (response) => ({
      ...response,
      url: response.url === undefined ? null : maskAddress(response.url),
      headers: maskHeaders(response.headers),
      body: maskBody(response.body),
    }),
  },
});
