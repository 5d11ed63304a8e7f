import type { EngineState } from './state.ts';

/** The cryptography the engine asks for. `webHash` gives all three; a server may bring a dearer `password`. */
export type Hash = {
  /** A slow hash of a password; the same password and salt give the same text. */
  readonly password: (password: string, salt: string) => Promise<string>;
  /** SHA-256 of a text, base64url without padding. */
  readonly sha256: (text: string) => Promise<string>;
  /** HMAC-SHA-256 of a text, base64url without padding. */
  readonly sign: (text: string, key: string) => Promise<string>;
};

/** What the engine takes from outside: time in milliseconds since the epoch, random bytes, hashes. */
export type EngineParts = {
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  readonly hash: Hash;
};

/** The parts, the state they act on, and the key its tokens are signed with. */
export type Workings = EngineParts & { readonly state: EngineState; readonly signingKey: string };
