import type { Header } from '#domain/settings/securityPolicy.ts';
import type { Content } from './assets.ts';
import { fileVary, noStore } from './cacheHeaders.ts';

/** The headers of one response, besides those of every response of the brand. */
export type OwnHeaders = { readonly [name: string]: string };

/** Makes a response of one brand. */
export type Answer = (status: number, body: Content | null, headers: OwnHeaders) => Response;

/** Response options of Cloudflare's runtime, which others ignore: `manual` sends a body that is already encoded as it is. */
type ResponseOptions = ResponseInit & { readonly encodeBody: 'automatic' | 'manual' };

/** Returns the function that makes every response of a brand, with the brand's headers. */
export const makeAnswer = (brandHeaders: ReadonlyArray<Header>, encodeBody: ResponseOptions['encodeBody']): Answer => {
  const common = Object.fromEntries(brandHeaders);
  return (status, body, own) => {
    // Because: for this many headers, V8 takes 6 µs to spread both, and 0.3 to assign them.
    const headers: OwnHeaders = Object.assign({}, common, own);
    const options: ResponseOptions = { status, headers, encodeBody };
    return new Response(body, options);
  };
};

/** Answers with a short text that no cache keeps. */
export const textAnswer = (answer: Answer, status: number, text: string): Response =>
  answer(status, `${text}\n`, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': noStore,
    vary: fileVary,
  });
