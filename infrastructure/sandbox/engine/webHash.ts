import { toBase64url } from './base64url.ts';
import type { Hash } from './workings.ts';

const iterations = 100_000;
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const written = (bits: ArrayBuffer): string => toBase64url(new Uint8Array(bits));

/** The engine's cryptography as every browser, and Node, has it. */
export const webHash: Hash = {
  password: async (password, salt) => {
    const key = await crypto.subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, ['deriveBits']);
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
    return written(await crypto.subtle.deriveBits(how, key, 256));
  },
  sha256: async (text) => written(await crypto.subtle.digest('SHA-256', bytesOf(text))),
  sign: async (text, key) => {
    const how = { name: 'HMAC', hash: 'SHA-256' };
    const imported = await crypto.subtle.importKey('raw', bytesOf(key), how, false, ['sign']);
    return written(await crypto.subtle.sign('HMAC', imported, bytesOf(text)));
  },
};

/** Random bytes as every browser, and Node, has them. */
export const webRandom = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
