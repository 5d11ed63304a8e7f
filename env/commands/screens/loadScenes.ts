import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#env/commands/shared/projectRoot.ts';
import type { Scene } from '#env/sandbox/screens/scene.ts';

type SceneFiles = { readonly allScenes: () => Promise<readonly Scene[]> };

const file = pathToFileURL(join(projectRoot, 'tests', 'screens', 'allScenes.ts')).href;

// Because: the tests import this project, so this project cannot import them; a command runs files of both.
/** Loads the scenes of the pictures. */
export const loadScenes = async (): Promise<readonly Scene[]> => {
  const files: SceneFiles = await import(file);
  return files.allScenes();
};
