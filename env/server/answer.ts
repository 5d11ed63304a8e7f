import { brandlessHeaders } from './policies/securityPolicy.ts';

/** The headers of an answer by name. */
export type HeaderRecord = { readonly [name: string]: string };

const kept = (cache: string): HeaderRecord => ({ 'cache-control': cache, vary: 'Accept-Encoding' });

/** Of a file with a hash in its name, which never changes. */
export const immutable: HeaderRecord = kept('public, max-age=31536000, immutable');
/** Of what caches revalidate. */
export const revalidated: HeaderRecord = kept('no-cache');
/** Of what no cache keeps: a file may be missing for a moment during a deployment. */
export const unstored: HeaderRecord = kept('no-store');
/** Of a page. A proxy must change nothing: joined or changed scripts have other hashes. */
export const ofPage: HeaderRecord = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  vary: 'Cookie, Accept-Language, Accept-Encoding',
};
/** Of what no search engine shows. */
export const unlisted: HeaderRecord = { 'x-robots-tag': 'noindex' };
/** Of what no brand can answer: security headers that allow nothing. */
export const faultHeaders: HeaderRecord = { ...Object.fromEntries(brandlessHeaders), ...unlisted };

/** An answer that no brand can give: a short text or page that no cache keeps. */
export const makeFault = (status: number, text: string, type: string = 'text/plain') => {
  const own = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store, no-transform' };
  return { status, body: `${text}\n`, headers: { ...faultHeaders, ...own } };
};

/** Answers where no brand can. */
export const faultAnswer = (status: number, text: string): Response => {
  const fault = makeFault(status, text);
  return new Response(fault.body, fault);
};
