import type { EngineState } from './state.ts';

/** The cryptography that the engine needs. `webHash` has all three functions; a server may use a slower `password`. */
export type Hash = {
  /** A slow hash of a password; the same password and salt return the same text. */
  readonly password: (password: string, salt: string) => Promise<string>;
  /** SHA-256 of a text, base64url without padding. */
  readonly sha256: (text: string) => Promise<string>;
  /** HMAC-SHA-256 of a text, base64url without padding. */
  readonly sign: (text: string, key: string) => Promise<string>;
};

/** What the engine gets from outside: the time in milliseconds since the epoch, random bytes, hashes. */
export type EngineParts = {
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  readonly hash: Hash;
};

/** The engine's parts, its state, and the key that signs its tokens. */
export type EngineDeps = EngineParts & { readonly state: EngineState; readonly signingKey: string };
