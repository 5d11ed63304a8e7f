const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/**
 * Returns the path that a request names: decoded once, with single slashes; null if it cannot be decoded or climbs.
 * Every decision about a request uses this path, so that no other spelling of a path gets another answer.
 */
export const requestPath = (request: Request): string | null => {
  const path = decoded(new URL(request.url).pathname);
  if (path === null || path.split('/').some((part) => part === '.' || part === '..')) return null;
  return path.replaceAll(/\/{2,}/g, '/');
};
