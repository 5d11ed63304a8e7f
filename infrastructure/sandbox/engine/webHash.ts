import { toBase64url } from './base64url.ts';
import type { Hash } from './engineDeps.ts';

const iterations = 100_000;
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const encode = (bits: ArrayBuffer): string => toBase64url(new Uint8Array(bits));

/** The engine's cryptography on the Web Crypto API, for browsers and Node. */
export const webHash: Hash = {
  password: async (password, salt) => {
    const key = await crypto.subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, ['deriveBits']);
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
    return encode(await crypto.subtle.deriveBits(algorithm, key, 256));
  },
  sha256: async (text) => encode(await crypto.subtle.digest('SHA-256', bytesOf(text))),
  sign: async (text, key) => {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const imported = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign']);
    return encode(await crypto.subtle.sign('HMAC', imported, bytesOf(text)));
  },
};

/** Returns random bytes from the Web Crypto API, for browsers and Node. */
export const webRandom = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
