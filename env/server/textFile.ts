import type { MakeOptions } from './answer.ts';
import type { Assets, Encoding } from './assets.ts';
import { makeBody, type Body } from './body.ts';
import { fileVary, revalidateCache } from './cacheHeaders.ts';
import { chooseEncoding } from './chooseEncoding.ts';
import { isUnchanged } from './isUnchanged.ts';

/** Returns the function that answers with a text, which caches revalidate; it is compressed once for each encoding. */
export const makeTextFile = (
  assets: Pick<Assets, 'compress'>,
  optionsFor: MakeOptions,
  { text, type }: { readonly text: string; readonly type: string },
): ((request: Request) => Promise<Response>) => {
  const own = { 'content-type': `${type}; charset=utf-8`, 'cache-control': revalidateCache, vary: fileVary };
  const made = new Map<Encoding | null, Promise<Body>>();
  return async (request) => {
    const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '', ['br', 'gzip']);
    const ready = made.get(encoding) ?? makeBody(assets, optionsFor, { text, encoding, own });
    made.set(encoding, ready);
    const { body, etag, options } = await ready;
    return isUnchanged(request, etag) ? new Response(null, options[304]) : new Response(body, options[200]);
  };
};
