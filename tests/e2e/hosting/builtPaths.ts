import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '#env/shared/projectRoot.ts';

/** Returns the paths of the build's files that begin with `start`, without compressed copies; '' returns all. */
export const builtPaths = (start: string): readonly string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length))
    .filter((path) => path.startsWith(`/${start}`) && !/\.(?:br|gz)$/.test(path));
