import { orNull } from '#domain/shared/orNull.ts';

/**
 * The segments of the path of a parsed address, without trailing slashes; null for a path that a server could read in
 * another way: each segment, once it is decoded, must have letters, marks, digits and plain signs only, in their
 * normal form, and must not be made of dots.
 */
export const unambiguousPath = (pathname: string): ReadonlyArray<string> | null => {
  const segments = withoutTrailingSlashes(pathname).split('/').slice(1);
  return segments.every(isUnambiguous) ? segments : null;
};

// Because: some servers decode twice, drop what follows a semicolon or a colon, ignore what is not drawn, or take a
// look-alike for a dot or a slash, and nobody can list all that they do.
const isUnambiguous = (segment: string): boolean => {
  const decoded = orNull(() => decodeURIComponent(segment));
  return (
    decoded !== null &&
    decoded === decoded.normalize('NFKC') &&
    /^[\p{L}\p{M}\p{Nd}._~!'()*,+=@&-]+$/u.test(decoded) &&
    !/^[.\p{M}]+$|\p{DI}/u.test(decoded)
  );
};

/** A path without its trailing slashes. */
// Because: removing every slash makes a second validation a no-op, and a regular expression would backtrack on long paths.
export const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (path.charAt(end - 1) === '/') end -= 1;
  return path.slice(0, end);
};
