import { getMimeType } from 'hono/utils/mime';
import type { Answer, OwnHeaders } from './answer.ts';
import { isAssetPath, type Assets } from './assets.ts';
import { fileVary, immutableCache, revalidateCache } from './cacheHeaders.ts';
import { chooseEncoding } from './chooseEncoding.ts';
import { isUnchanged } from './isUnchanged.ts';

/** Answers with a public file of the build; null if there is none at this path. */
export const publicFileAnswer = async (
  { files, readFile }: Assets,
  answer: Answer,
  { path, request }: { readonly path: string; readonly request: Request },
): Promise<Response | null> => {
  // Because: only a listed name reaches the disk, which may read other spellings as the same name.
  const file = files.get(path);
  if (file === undefined) return null;
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '', file.encodings);
  const etag = `"${file.version}${encoding === null ? '' : `-${encoding}`}"`;
  const headers: OwnHeaders = {
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'cache-control': isAssetPath(path) ? immutableCache : revalidateCache,
    vary: fileVary,
    etag,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  };
  if (isUnchanged(request, etag)) return answer(304, null, headers);
  const content = await readFile(path, encoding);
  return content === null ? null : answer(200, content, headers);
};
