import { originIsSafe, webOrigin } from '#domain/shared/webOrigin.ts';
import type { Settings } from './settings.ts';

/** The address of the tag manager's script: a web address, in production with https; null for no tag manager. */
export const tagManagerScript = ({ tagManager: { src }, production }: Settings): string | null => {
  const origin = src === null ? null : webOrigin(src);
  return origin !== null && originIsSafe(origin, production) ? src : null;
};
