import { withOrigin } from './prerenderedPages.ts';
import type { MakeOptions, OwnHeaders } from './answer.ts';
import type { Assets, Encoding } from './assets.ts';
import { makeBody, type Body } from './body.ts';
import { pageCache, pageVary } from './cacheHeaders.ts';

/** Finds the body of a page of the build; null if there is no such page. */
export type PageBodies = (file: string, encoding: Encoding | null) => Body | null | Promise<Body | null>;

const own: OwnHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': pageCache,
  vary: pageVary,
};

/** Makes the bodies of a brand's pages, with the address of its site in them; each is made once and kept. */
export const makePageBodies = (assets: Assets, origin: string, optionsFor: MakeOptions): PageBodies => {
  const made = new Map<string, Body>();
  const make = async (file: string, encoding: Encoding | null): Promise<Body | null> => {
    const page = await assets.readPage(file);
    return page === null ? null : makeBody(assets, optionsFor, { text: withOrigin(page, origin), encoding, own });
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
