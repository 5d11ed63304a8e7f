import { withOrigin } from '#domain/navigation/prerenderedPages.ts';
import type { MakeOptions, OwnHeaders, ResponseOptions } from './answer.ts';
import type { Assets, Encoding } from './assets.ts';
import { pageVary, revalidateCache } from './cacheHeaders.ts';

/** A page in one encoding, ready to send. */
export type PageBody = {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** As the page that was asked for, as unchanged, and as the page of an unknown path. */
  readonly options: { readonly [Status in 200 | 304 | 404]: ResponseOptions };
};

/** Finds the body of a page of the build; null if there is no such page. */
export type PageBodies = (file: string, encoding: Encoding | null) => PageBody | null | Promise<PageBody | null>;

const digest = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const pageHeaders = (etag: string, encoding: Encoding | null): OwnHeaders => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': revalidateCache,
  vary: pageVary,
  etag,
  ...(encoding === null ? {} : { 'content-encoding': encoding }),
});

/** Makes the bodies of a brand's pages, with the address of its site in them and with all headers; each is made once and kept. */
export const makePageBodies = ({ readPage, compress }: Assets, origin: string, optionsFor: MakeOptions): PageBodies => {
  const made = new Map<string, PageBody>();
  const make = async (file: string, encoding: Encoding | null): Promise<PageBody | null> => {
    const page = await readPage(file);
    if (page === null) return null;
    const html = withOrigin(page, origin);
    const body = encoding === null || compress === null ? html : await compress(html, encoding);
    const etag = `"${await digest(html)}${encoding === null ? '' : `-${encoding}`}"`;
    const own = pageHeaders(etag, encoding);
    const options = { 200: optionsFor(200, own), 304: optionsFor(304, own), 404: optionsFor(404, own) };
    return { body, etag, options };
  };
  return (file, encoding) => {
    const key = `${file} ${encoding}`;
    return (
      made.get(key) ??
      make(file, encoding).then((body) => {
        if (body !== null) made.set(key, body);
        return body;
      })
    );
  };
};
