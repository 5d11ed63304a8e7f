import type { MakeOptions, OwnHeaders, ResponseOptions } from './answer.ts';
import type { Assets, Encoding } from './assets.ts';

/** A content in one encoding, ready to send. */
export type Body = {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** As the content that was asked for, as unchanged, and as the page of an unknown path. */
  readonly options: { readonly [Status in 200 | 304 | 404]: ResponseOptions };
};

const digest = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Makes a body of a text, with an ETag for the text, its encoding and the headers of the brand. */
export const makeBody = async (
  { compress }: Pick<Assets, 'compress'>,
  optionsFor: MakeOptions,
  { text, encoding, own }: { readonly text: string; readonly encoding: Encoding | null; readonly own: OwnHeaders },
): Promise<Body> => {
  // Because: some browsers keep the headers of a response with its body, and a 304 must not leave an earlier policy in force.
  const version = await digest(JSON.stringify([text, optionsFor(200, {}).headers]));
  const etag = `"${version}${encoding === null ? '' : `-${encoding}`}"`;
  const all: OwnHeaders = { ...own, etag, ...(encoding === null ? {} : { 'content-encoding': encoding }) };
  return {
    body: encoding === null || compress === 'byPlatform' ? text : await compress(text, encoding),
    etag,
    options: { 200: optionsFor(200, all), 304: optionsFor(304, all), 404: optionsFor(404, all) },
  };
};
