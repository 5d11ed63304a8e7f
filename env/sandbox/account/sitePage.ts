import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { withOrigin } from '#domain/navigation/prerenderedPages.ts';
import { accepts } from './staticFile.ts';

type Encoded = { readonly body: Uint8Array<ArrayBuffer>; readonly encoding: 'br' | 'gzip' | null };

// Because: the best quality would take 30 ms for each request, this one takes one or two.
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encode = (html: string, request: Request): Encoded => {
  if (accepts(request, 'br')) return { body: new Uint8Array(brotliCompressSync(html, brotliQuality)), encoding: 'br' };
  if (accepts(request, 'gzip')) return { body: new Uint8Array(gzipSync(html)), encoding: 'gzip' };
  return { body: new Uint8Array(Buffer.from(html)), encoding: null };
};

/** Answers with a page of the build, with the address of the site in it; null if there is no such file. */
export const sitePage = (file: string, origin: string, request: Request): Response | null => {
  if (!existsSync(file)) return null;
  const { body, encoding } = encode(withOrigin(readFileSync(file, 'utf8'), origin), request);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = new Headers({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8', etag });
  if (encoding !== null) headers.set('content-encoding', encoding);
  const isUnchanged = request.headers.get('if-none-match') === etag;
  return new Response(isUnchanged ? null : body, { status: isUnchanged ? 304 : 200, headers });
};
