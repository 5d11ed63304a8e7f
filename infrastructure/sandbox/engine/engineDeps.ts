import { codeLength } from '#domain/identity/oneTimeCode.ts';
import type { EngineState } from './state.ts';

/** What the engine gets from outside: the time in milliseconds since the epoch, random bytes, hashes. */
export type EngineParts = {
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  readonly hash: {
    /** A slow hash of a password; the same password and salt return the same text. */
    readonly password: (password: string, salt: string) => Promise<string>;
    /** SHA-256 of a text, base64url without padding. */
    readonly sha256: (text: string) => Promise<string>;
    /** A JWT of these claims, signed with a key. */
    readonly sign: (claims: object, key: string) => Promise<string>;
  };
};

/** The engine's parts, its state, and the key that signs its tokens. */
export type EngineDeps = EngineParts & { readonly state: EngineState; readonly signingKey: string };

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns an unguessable token of 32 random bytes. */
export const randomToken = ({ random }: Pick<EngineParts, 'random'>): string => hex(random(32));

/** Returns a random profile id: 24 hexadecimal digits. */
export const randomProfileId = ({ random }: Pick<EngineParts, 'random'>): string => hex(random(12));

/** Returns the random digits of a code, with leading zeros. */
export const randomCode = ({ random }: Pick<EngineParts, 'random'>): string =>
  String(random(6).reduce((sum, byte) => sum * 256 + byte, 0) % 10 ** codeLength).padStart(codeLength, '0');
