import { withOrigin } from '#domain/navigation/prerenderedPages.ts';
import type { OwnHeaders } from './answer.ts';
import type { Assets, Encoding } from './assets.ts';
import { pageVary, revalidateCache } from './cacheHeaders.ts';

/** A page in one encoding, ready to send. */
export type PageBody = {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly headers: OwnHeaders;
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

/** Makes the bodies of a brand's pages, with the address of its site in them; each is made once and kept. */
export const makePageBodies = ({ readPage, compress }: Assets, origin: string): PageBodies => {
  const made = new Map<string, PageBody>();
  const make = async (file: string, encoding: Encoding | null): Promise<PageBody | null> => {
    const page = await readPage(file);
    if (page === null) return null;
    const html = withOrigin(page, origin);
    const body = encoding === null || compress === null ? html : await compress(html, encoding);
    const etag = `"${await digest(html)}${encoding === null ? '' : `-${encoding}`}"`;
    return { body, etag, headers: pageHeaders(etag, encoding) };
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
