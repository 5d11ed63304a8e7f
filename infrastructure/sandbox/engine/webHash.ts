import { sign } from 'hono/jwt';
import { encodeBase64Url } from 'hono/utils/encode';
import type { EngineParts } from './engineDeps.ts';

// Because: the passwords of a sandbox are public, and each sign-in of a test waits for this.
const iterations = 20_000;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const encode = (bits: ArrayBuffer): string => encodeBase64Url(bits).replace('=', '');

/** The engine's cryptography on the Web Crypto API, for browsers and Node. */
export const webHash: EngineParts['hash'] = {
  password: async (password, salt) => {
    const key = await crypto.subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, ['deriveBits']);
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
    return encode(await crypto.subtle.deriveBits(algorithm, key, 256));
  },
  sha256: async (text) => encode(await crypto.subtle.digest('SHA-256', bytesOf(text))),
  sign: (claims, key) => sign({ ...claims }, key),
};

/** Returns random bytes from the Web Crypto API, for browsers and Node. */
export const webRandom = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
