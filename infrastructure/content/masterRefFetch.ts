import * as t from 'io-ts';
import { contentFaultKind, masterRefIn, type ContentRefusal } from '#domain/brand/contentFault.ts';
import { decodeJson, maybe } from '#infrastructure/http/codecs.ts';
import { makeRetryingFetch, maxRetries, type RetryingFetchParts } from './retryingFetch.ts';

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

const Refusal = t.type({ type: maybe(t.string), message: maybe(t.string) });

const Cause = t.type({ cause: t.type({ status: t.number, type: t.string, message: t.string }) });

/** The refusal that a fetch of this file rejected with; null for anything else. */
export const refusalOf = (thrown: unknown): ContentRefusal | null => (Cause.is(thrown) ? thrown.cause : null);

const readRefusal = async (response: Response): Promise<ContentRefusal> => {
  const body = decodeJson(Refusal, await response.text());
  return { status: response.status, type: body?.type ?? '', message: body?.message ?? `status ${response.status}` };
};

const refOf = (url: string): string | null => new URL(url).searchParams.get('ref');

const withRef = (url: string, ref: string): string => {
  const changed = new URL(url);
  changed.searchParams.set('ref', ref);
  return changed.href;
};

/**
 * A fetch that repeats a request with the master ref, at most three times, where the service refuses its ref. It rejects for
 * every other status that is no success (see `refusalOf`), except 429: the content client waits and asks again.
 */
export const makeMasterRefFetch = (parts: RetryingFetchParts): Fetch => {
  const retryingFetch = makeRetryingFetch(parts);
  // Because: the content client asks again with the ref that it knows, after a 429 and while its repository is cached.
  const replacements = new Map<string, string>();
  return async (url, init) => {
    const known = refOf(url);
    const replacement = known === null ? undefined : replacements.get(known);
    let address = replacement === undefined ? url : withRef(url, replacement);
    for (let retry = 0; ; retry += 1) {
      const response = await retryingFetch(address, init);
      if (response.ok || response.status === 429) return response;
      const refusal = await readRefusal(response);
      const masterRef = masterRefIn(refusal);
      if (known === null || masterRef === null || retry === maxRetries)
        throw new Error(`${contentFaultKind(refusal)}: ${refusal.message}`, { cause: refusal });
      replacements.set(known, masterRef);
      address = withRef(url, masterRef);
    }
  };
};
