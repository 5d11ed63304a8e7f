const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** The path of nearly every screen. It needs none of the rest, which takes longer than choosing the page. */
const plainPath = /^(?:\/[\w-]+)+$/;
const unprintable = /[\p{Cc}\u2028\u2029]/u;

/**
 * Returns the path that an address names: decoded once, with single slashes; null if it cannot be decoded, climbs or has control characters.
 * Everything but a screen is found by this path, so that no other spelling of a path gets another answer.
 */
export const requestPath = ({ pathname }: URL): string | null => {
  if (plainPath.test(pathname)) return pathname;
  const path = decoded(pathname);
  if (path === null || unprintable.test(path)) return null;
  if (path.split('/').some((part) => part === '.' || part === '..')) return null;
  return path.replaceAll(/\/{2,}/g, '/');
};
