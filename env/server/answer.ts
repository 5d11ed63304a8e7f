import type { Header } from '#domain/settings/securityPolicy.ts';
import type { Content } from './assets.ts';
import { fileVary, noStore } from './cacheHeaders.ts';

/** The headers of one response, besides those of every response of the brand. */
export type OwnHeaders = { readonly [name: string]: string };

/** A status and all headers. `encodeBody` is for Cloudflare's runtime: `manual` sends a body that is already encoded as it is. */
export type ResponseOptions = {
  readonly status: number;
  readonly headers: { [name: string]: string };
  readonly encodeBody: 'automatic' | 'manual';
};

/** Completes the headers of a brand's response. */
export type MakeOptions = (status: number, own: OwnHeaders) => ResponseOptions;

/** Returns the function that completes the headers of every response of a brand. */
export const makeResponseOptions = (
  brandHeaders: ReadonlyArray<Header>,
  encodeBody: ResponseOptions['encodeBody'],
): MakeOptions => {
  const common = Object.fromEntries(brandHeaders);
  return (status, own) => ({ status, headers: { ...common, ...own }, encodeBody });
};

/** Makes a response of one brand. */
export type Answer = (status: number, body: Content | null, own: OwnHeaders) => Response;

/** Returns the function that makes every response of a brand but its pages. */
export const makeAnswer = (brandHeaders: ReadonlyArray<Header>): Answer => {
  const optionsFor = makeResponseOptions(brandHeaders, 'manual');
  return (status, body, own) => new Response(body, optionsFor(status, own));
};

const textHeaders: OwnHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': noStore,
  vary: fileVary,
};

/** Answers with a short text that no cache keeps. */
export const textAnswer = (answer: Answer, status: number, text: string): Response =>
  answer(status, `${text}\n`, textHeaders);

/** Answers where no brand can: with a short text that no cache keeps, and without the headers of a brand. */
export const faultAnswer = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': noStore,
      'x-content-type-options': 'nosniff',
    },
  });

/** Refuses the method of a request, and names the methods that the address has. */
export const notAllowed = (answer: Answer, allow: string): Response =>
  answer(405, 'Method not allowed\n', { ...textHeaders, allow });
