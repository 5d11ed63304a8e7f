import type { Scene, SceneContext } from '#tests/screens/scene.ts';
import { openSignIn } from '#tests/screens/signInScene.ts';

/** Chooses the dark scheme in the footer. */
export const chooseDark = ({ page }: SceneContext): Promise<void> =>
  page.locator('footer button[value="dark"]').click();

/** The scene of a person who has chosen the dark scheme on the sign-in screen before. */
export const darkScene = (scene: Scene): Scene => ({
  ...scene,
  run: async (context) => {
    await openSignIn(context);
    await chooseDark(context);
    await scene.run(context);
  },
});
