import { scrypt } from 'node:crypto';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import type { Hash } from '#infrastructure/sandbox/engine/workings.ts';

const bytes = 32;

/** The engine's cryptography with scrypt for passwords, as a server can afford it. */
export const scryptHash: Hash = {
  ...webHash,
  password: (password, salt) =>
    new Promise((resolve, reject) => {
      scrypt(password, salt, bytes, (fault, key) =>
        fault === null ? resolve(key.toString('base64url')) : reject(fault),
      );
    }),
};
