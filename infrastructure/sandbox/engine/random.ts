import { toBase64url } from './base64url.ts';
import type { EngineDeps } from './engineDeps.ts';

/** Returns an unguessable token of 32 random bytes. */
export const randomToken = ({ random }: Pick<EngineDeps, 'random'>): string => toBase64url(random(32));

/** Returns a random profile id: 24 hexadecimal digits. */
export const randomProfileId = ({ random }: Pick<EngineDeps, 'random'>): string =>
  Array.from(random(12), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns six random digits, with leading zeros, that differ from the code they replace. */
export const randomCode = ({ random }: Pick<EngineDeps, 'random'>, replaced: string | null): string => {
  const number = random(6).reduce((sum, byte) => sum * 256 + byte, 0) % 1_000_000;
  const code = padded(number);
  return code === replaced ? padded((number + 1) % 1_000_000) : code;
};

const padded = (number: number): string => String(number).padStart(6, '0');
