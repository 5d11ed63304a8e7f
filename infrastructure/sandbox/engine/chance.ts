import { toBase64url } from './base64url.ts';
import type { Workings } from './workings.ts';

/** An opaque name nobody can guess. */
export const unguessable = ({ random }: Pick<Workings, 'random'>): string => toBase64url(random(32));

/** A profile's public name. */
export const freshProfileId = ({ random }: Pick<Workings, 'random'>): string =>
  Array.from(random(12), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Six digits, leading zeros kept, never those of the code it replaces. */
export const sixDigits = ({ random }: Pick<Workings, 'random'>, replaced: string | null): string => {
  const drawn = random(6).reduce((sum, byte) => sum * 256 + byte, 0) % 1_000_000;
  const code = padded(drawn);
  return code === replaced ? padded((drawn + 1) % 1_000_000) : code;
};

const padded = (number: number): string => String(number).padStart(6, '0');
