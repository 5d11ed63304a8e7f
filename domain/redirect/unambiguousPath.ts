import { orNull } from '#domain/shared/orNull.ts';

/**
 * The segments of the path of a parsed address, without trailing slashes; null for a path that a server could read in
 * another way: one with an empty segment, or with a dot segment, slash, backslash, semicolon or percent sign once it is
 * decoded.
 */
export const unambiguousPath = (pathname: string): ReadonlyArray<string> | null => {
  const segments = withoutTrailingSlashes(pathname).split('/').slice(1);
  return segments.every(isUnambiguous) ? segments : null;
};

// Because: some servers decode twice, drop what follows a semicolon, ignore control characters and spaces, or take a
// look-alike for a dot or a slash.
const isUnambiguous = (segment: string): boolean => {
  const decoded = orNull(() => decodeURIComponent(segment).normalize('NFKC'));
  return decoded !== null && !/[%;/\\]|\p{C}/u.test(decoded) && !/^[.\s]*$/.test(decoded);
};

/** A path without its trailing slashes. */
// Because: removing every slash makes a second validation a no-op, and a regular expression would backtrack on long paths.
export const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};
