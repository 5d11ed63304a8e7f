import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Scene } from '#tests/screens/scene.ts';

type SceneFile = { readonly scenes: readonly Scene[] };

const folder = fileURLToPath(new URL('scenes', import.meta.url));

/** Returns the scenes of every file in `scenes`; a new file needs no other entry. */
export const allScenes = async (): Promise<readonly Scene[]> => {
  const files = await Promise.all(readdirSync(folder).map((file): Promise<SceneFile> => import(join(folder, file))));
  return files.flatMap(({ scenes }) => scenes);
};
