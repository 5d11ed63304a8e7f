import type { PrerenderIndex } from './prerenderedPages.ts';

/** A content coding of a compressed copy. */
export type Encoding = 'br' | 'gzip';

/** The suffix of a compressed copy. */
export const suffixOf: { readonly [Coding in Encoding]: string } = { br: '.br', gzip: '.gz' };

/** Whether a site-relative path is that of an asset, whose name has a hash of its content. */
export const isAssetPath = (path: string): boolean => path.startsWith('/assets/');

/** The folders and files of a build that are public beside its assets: those of `ui/public`. */
export const publicPlaces: ReadonlyArray<string> = ['/brands/', '/favicon.ico'];

// Because: a public folder may hold files that are not for visitors: hidden files, compressed copies, source maps.
const hidden = /\/\.|\.(?:br|gz|map)$/i;

/** Whether a file of a build is public, by its site-relative path, as the disk spells it. */
export const isPublic = (path: string): boolean =>
  !hidden.test(path) &&
  (isAssetPath(path) || publicPlaces.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place)));

/** The content of a file, as a response takes it. */
export type Content = string | Uint8Array<ArrayBuffer> | ReadableStream;

/** What a server knows of a public file without reading it. */
export type PublicFile = {
  /** Changes with the content of the file. */
  readonly version: string;
  /** The encodings of the file's compressed copies. */
  readonly encodings: ReadonlyArray<Encoding>;
};

/** Compresses a text; `byPlatform` where the platform itself encodes a response as its header says. */
export type Compress = ((text: string, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>) | 'byPlatform';

/** A build, as a platform stores it: a folder under Node, an assets binding in a worker. */
export type Assets = {
  readonly index: PrerenderIndex;
  /** The public files by site-relative path, such as `/assets/app-1a2b.js`. */
  readonly files: ReadonlyMap<string, PublicFile>;
  /** Reads a page of the build, such as `prerendered/xe/en-GB/index.html`; null if there is none. */
  readonly readPage: (file: string) => Promise<string | null>;
  /** Reads a public file or its compressed copy; null if it is gone. */
  readonly readFile: (path: string, encoding: Encoding | null) => Promise<Content | null>;
  readonly compress: Compress;
};
