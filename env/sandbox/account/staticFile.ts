import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contentTypes } from '#env/hosting/contentTypes.ts';

const encodings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** Files with a hash in their name never change; browsers revalidate all others. */
const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const isFile = async (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** Whether a browser accepts an answer in an encoding, such as `br`. */
export const accepts = (request: Request, encoding: string): boolean =>
  (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((one) => one.trim().split(';'))
    .some(([name, weight]) => name === encoding && !/q=0(\.0*)?$/.test(weight ?? ''));

const compressedFile = async (file: string, request: Request): Promise<{ file: string; encoding: string | null }> => {
  for (const { encoding, suffix } of encodings) {
    if (accepts(request, encoding) && (await isFile(file + suffix))) return { file: file + suffix, encoding };
  }
  return { file, encoding: null };
};

/** Answers with a file of a folder, compressed if the browser accepts it; null if there is no such file. The caller has checked the path. */
export const staticFile = async (folder: string, path: string, request: Request): Promise<Response | null> => {
  const plain = join(folder, path);
  if (!(await isFile(plain))) return null;
  const { file, encoding } = await compressedFile(plain, request);
  const { size, mtimeMs } = await stat(file);
  const tag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  const headers = new Headers({
    'cache-control': cacheControl(path),
    'content-type': contentTypes[extname(plain)] ?? 'application/octet-stream',
    etag: tag,
    vary: 'Accept-Encoding',
  });
  if (encoding !== null) headers.set('content-encoding', encoding);
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(await readFile(file)), { headers });
};
