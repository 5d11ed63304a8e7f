import { parseAccept } from 'hono/utils/accept';
import { sha256 } from 'hono/utils/crypto';
import type { PrerenderIndex } from '#env/shared/prerenderedPages.ts';
import type { HeaderRecord } from './answer.ts';

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

/** Keeps what a function returns for each text, as long as these are few and short. Browsers send the same few texts again and again. */
export const memoizeText = <Value>(compute: (text: string) => Value): ((text: string) => Value) => {
  const computed = new Map<string, Value>();
  return (text) => {
    const known = computed.get(text);
    if (known !== undefined) return known;
    const value = compute(text);
    // Because: the memory must not grow with what clients send.
    if (computed.size >= 1000) computed.clear();
    if (text.length <= 500) computed.set(text, value);
    return value;
  };
};

const wantedEncodings = memoizeText((accepted) => {
  const ranges = parseAccept(accepted.toLowerCase());
  const rangeOf = (name: string) => ranges.find(({ type }) => type === name);
  const weight = (coding: string): number => (rangeOf(coding) ?? rangeOf('*'))?.q ?? 0;
  return encodings.filter((coding) => weight(coding) > 0).toSorted((one, other) => weight(other) - weight(one));
});

/** The compressed encoding that a request prefers of those that there are, br before gzip; null if it accepts none. */
export const chooseEncoding = ({ headers }: Request, among: ReadonlyArray<Encoding> = encodings): Encoding | null =>
  wantedEncodings(headers.get('accept-encoding') ?? '').find((coding) => among.includes(coding)) ?? null;

/** The headers of a version of a content in an encoding. */
export const encodingHeaders = (version: string, encoding: Encoding | null) =>
  encoding === null ? { etag: `"${version}"` } : { etag: `"${version}-${encoding}"`, 'content-encoding': encoding };

/** A text in one encoding, ready to send. */
export type EncodedText = Awaited<ReturnType<typeof encodeText>>;

/** Encodes a text for an answer with these headers. The ETag is for all of it. */
export const encodeText = async (
  { compress }: Pick<Assets, 'compress'>,
  { text, encoding, own }: { readonly text: string; readonly encoding: Encoding | null; readonly own: HeaderRecord },
) => {
  // Because: some browsers keep the headers of a response with its body, and a 304 must not leave an earlier policy in force.
  const version = String(await sha256(JSON.stringify([text, own]))).slice(0, 32);
  return {
    body: encoding === null || compress === 'byPlatform' ? text : await compress(text, encoding),
    headers: { ...own, ...encodingHeaders(version, encoding) },
  };
};
