import { sign } from 'hono/jwt';
import { encodeBase64Url } from 'hono/utils/encode';
import type { EngineParts } from './engineDeps.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const encode = (bits: ArrayBuffer): string => encodeBase64Url(bits).replace('=', '');

/** The engine's cryptography on the Web Crypto API, for browsers and Node. A server may use a slower `password`. */
export const webHash: EngineParts['hash'] = {
  password: async (password, salt) => {
    const key = await crypto.subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, ['deriveBits']);
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: 100_000 };
    return encode(await crypto.subtle.deriveBits(algorithm, key, 256));
  },
  sha256: async (text) => encode(await crypto.subtle.digest('SHA-256', bytesOf(text))),
  sign: (claims, key) => sign({ ...claims }, key),
};

/** Returns random bytes from the Web Crypto API, for browsers and Node. */
export const webRandom = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
