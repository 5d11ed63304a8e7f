import { createHash } from 'node:crypto';
import type { EngineParts } from '#infrastructure/sandbox/engine/engineDeps.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64url');

/** The cryptography of a launchpad in a test: passwords and tokens that are different, not secret. It waits for no other thread. */
export const quickHash: EngineParts['hash'] = {
  password: async (password, salt) => `${salt} ${password}`,
  sha256: async (text) => createHash('sha256').update(text).digest('base64url'),
  sign: async (claims) => `${base64('{"alg":"none"}')}.${base64(JSON.stringify(claims))}.`,
};
