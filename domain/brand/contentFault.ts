import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** Why the content service returned no document. */
export type ContentFaultKind =
  | 'BadRequest'
  | 'Forbidden'
  | 'NotFound'
  /** The ref of the request is unknown. */
  | 'InvalidRef'
  | 'ExpiredPreviewToken'
  | 'ExpiredRef'
  /** No connection, no answer in time, too many requests, or an answer that is not a document. */
  | 'Unavailable';

/** A fault of the content service; nobody sees it, and the log takes its error. */
export type ContentFault = { readonly _tag: ContentFaultKind; readonly error: NormalisedError };

/** What an answer of the content service says about a fault. */
export type ContentRefusal = { readonly status: number; readonly type: string; readonly message: string };

/** The fault that a status of the content service means (specification 8.3). */
export const contentFaultKind = ({ status, type, message }: ContentRefusal): ContentFaultKind => {
  switch (status) {
    case 400:
      return 'BadRequest';
    case 401:
    case 403:
      return 'Forbidden';
    case 404:
      return notFoundKind(type, message);
    case 410:
      return 'ExpiredRef';
    default:
      return 'Unavailable';
  }
};

const notFoundKind = (type: string, message: string): ContentFaultKind => {
  if (type === 'api_notfound_error') return 'InvalidRef';
  const isExpired = type === 'api_security_error' && /preview token/i.test(message) && /expired/i.test(message);
  return isExpired ? 'ExpiredPreviewToken' : 'NotFound';
};

/** The ref that the content service names instead of an invalid or expired one; null for another fault. */
export const masterRefIn = (refusal: ContentRefusal): string | null => {
  const kind = contentFaultKind(refusal);
  if (kind !== 'InvalidRef' && kind !== 'ExpiredRef') return null;
  const [, masterRef = ''] = refusal.message.split(/master ref is: /i, 2);
  return masterRef === '' ? null : masterRef;
};
