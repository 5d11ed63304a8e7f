import { parseAccept } from 'hono/utils/accept';
import { sha256 } from 'hono/utils/crypto';
import type { HeaderRecord } from './answer.ts';
import { type Assets, type Encoding, encodings } from './assets.ts';

/** The limits of the memory, which must not grow with what clients send. */
const [mostTexts, longestText] = [1000, 500];

/** Keeps what a function returns for each text, as long as these are few and short. Browsers send the same few texts again and again. */
export const memoizeText = <Value>(compute: (text: string) => Value): ((text: string) => Value) => {
  const computed = new Map<string, Value>();
  return (text) => {
    const known = computed.get(text);
    if (known !== undefined) return known;
    const value = compute(text);
    if (computed.size >= mostTexts) computed.clear();
    if (text.length <= longestText) computed.set(text, value);
    return value;
  };
};

const wantedEncodings = memoizeText((accepted) => {
  const ranges = parseAccept(accepted.toLowerCase());
  const rangeOf = (name: string) => ranges.find(({ type }) => type === name);
  const weight = (coding: string): number => (rangeOf(coding) ?? rangeOf('*'))?.q ?? 0;
  return encodings.filter((coding) => weight(coding) > 0).toSorted((one, other) => weight(other) - weight(one));
});

/** The encoding that a request prefers of those that there are, br before gzip; null for an uncompressed body. */
export const chooseEncoding = ({ headers }: Request, available: ReadonlyArray<Encoding>): Encoding | null =>
  wantedEncodings(headers.get('accept-encoding') ?? '').find((coding) => available.includes(coding)) ?? null;

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
