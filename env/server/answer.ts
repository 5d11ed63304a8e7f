import { brandlessHeaders, type Header } from './policies/securityPolicy.ts';
import type { Content } from './assets.ts';
import { faultCache, fileVary, noStore } from './cacheHeaders.ts';

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

/** The parts of an answer that no brand can give. */
export type Fault = { readonly status: number; readonly headers: { [name: string]: string }; readonly body: string };

/** Makes the parts of an answer where no brand can: a short text or page that no cache keeps, with security headers that allow nothing. */
export const makeFault = (status: number, text: string, type: string = 'text/plain'): Fault => ({
  status,
  headers: {
    ...Object.fromEntries(brandlessHeaders),
    'content-type': `${type}; charset=utf-8`,
    'cache-control': faultCache,
  },
  body: `${text}\n`,
});

/** Answers where no brand can. */
export const faultAnswer = (status: number, text: string): Response => {
  const { body, ...options } = makeFault(status, text);
  return new Response(body, options);
};

/** Refuses the method of a request: every address has the same two. */
export const notAllowed = (answer: Answer): Response =>
  answer(405, 'Method not allowed\n', { ...textHeaders, allow: 'GET, HEAD' });
