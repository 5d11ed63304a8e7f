import type { PrerenderIndex } from '#env/shared/prerenderedPages.ts';

/** The content codings of compressed copies, the better one first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The name of a file in an encoding: of its compressed copy, or its own. */
export const copyOf = (path: string, encoding: Encoding | null): string =>
  encoding === null ? path : path + (encoding === 'br' ? '.br' : '.gz');

/** Whether a site-relative path is that of an asset, whose name has a hash of its content. */
export const isAssetPath = (path: string): boolean => path.startsWith('/assets/');

/** The folders and files of a build that are public beside its assets: those of `ui/public`. */
export const publicPlaces: ReadonlyArray<string> = ['/brands/', '/favicon.ico'];

/** Whether a file of a build is public, by its site-relative path: none that is hidden, a compressed copy or a source map. */
export const isPublic = (path: string): boolean =>
  !/\/\.|\.(?:br|gz|map)$/i.test(path) &&
  ['/assets/', ...publicPlaces].some((place) => path === place || (place.endsWith('/') && path.startsWith(place)));

/** What a server knows of a public file without reading it: a version, which changes with its content, and the encodings of its copies. */
export type PublicFile = { readonly version: string; readonly encodings: ReadonlyArray<Encoding> };

/** A build, as a platform stores it: a folder under Node, an assets binding in a worker. */
export type Assets = {
  readonly index: PrerenderIndex;
  /** The public files by site-relative path, such as `/assets/app-1a2b.js`. */
  readonly files: ReadonlyMap<string, PublicFile>;
  /** Reads a page of the build, such as `prerendered/xe/en-GB/index.html`; null if there is none. */
  readonly readPage: (file: string) => Promise<string | null>;
  /** Reads a public file or its compressed copy; null if it is gone. */
  readonly readFile: (path: string, encoding: Encoding | null) => Promise<BodyInit | null>;
  /** Compresses a text; `byPlatform` where the platform itself encodes a response as its header says. */
  readonly compress: ((text: string, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>) | 'byPlatform';
};
