import type { Scene } from '#env/sandbox/screens/scene.ts';

type SceneFiles = { readonly allScenes: () => Promise<readonly Scene[]> };

// Because: the tests import this project, so the compiler must not see that a command loads a file of theirs.
const file = 'allScenes';

/** Loads the scenes of the pictures. */
export const loadScenes = async (): Promise<readonly Scene[]> => {
  const files: SceneFiles = await import(`#tests/screens/${file}.ts`);
  return files.allScenes();
};
