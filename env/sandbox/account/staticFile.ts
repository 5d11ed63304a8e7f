import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** The content type of each kind of file in a build. */
export const contentTypes: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const packings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** The file a path names inside a folder; null for a path that leaves it, hides in it or cannot be read. */
export const filePath = (folder: string, path: string): string | null => {
  try {
    const plain = decodeURIComponent(path);
    // Because: a part that begins with a dot is a hidden file, or the way out of the folder.
    const leaves = plain.includes('\0') || plain.split(/[/\\]/).some((part) => part.startsWith('.'));
    return leaves ? null : join(folder, plain);
  } catch {
    return null;
  }
};

/** How long a browser may keep a file: what bears a hash in its name for ever, the rest only after asking again. */
const caching = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const isFile = async (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

const accepts = (request: Request, encoding: string): boolean =>
  (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((one) => one.trim().split(';'))
    .some(([name, weight]) => name === encoding && !/q=0(\.0*)?$/.test(weight ?? ''));

const packedFile = async (file: string, request: Request): Promise<{ file: string; encoding: string | null }> => {
  for (const { encoding, suffix } of packings) {
    if (accepts(request, encoding) && (await isFile(file + suffix))) return { file: file + suffix, encoding };
  }
  return { file, encoding: null };
};

/** A file of the folder as an answer, packed as the browser likes it; null when there is none. */
export const staticFile = async (folder: string, path: string, request: Request): Promise<Response | null> => {
  const plain = filePath(folder, path);
  if (plain === null || !(await isFile(plain))) return null;
  const { file, encoding } = await packedFile(plain, request);
  const { size, mtimeMs } = await stat(file);
  const tag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  const headers = new Headers({
    'cache-control': caching(path),
    'content-type': contentTypes[extname(plain)] ?? 'application/octet-stream',
    etag: tag,
    vary: 'Accept-Encoding',
  });
  if (encoding !== null) headers.set('content-encoding', encoding);
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(await readFile(file)), { headers });
};
