import type { BrandKey } from '#domain/brand/brand.ts';
import type { Appearance } from '#domain/appearance/appearance.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { resetSandbox, type SandboxState } from '#env/sandbox/control/sandboxState.ts';
import { liveContext } from './liveContext.ts';
import type { DocumentState } from './livePage.ts';
import { makeSceneRelay, type SceneRelay } from './sceneRelay.ts';
import { noWork, ownWork, workIn, type Work } from './ownWork.ts';
import type { Scene } from './scene.ts';

/** A scene that runs in a person's browser. */
export type LiveScene = {
  readonly id: string;
  readonly scene: Scene;
  readonly brand: BrandKey;
  readonly locale: Locale;
  readonly appearance: Appearance;
  readonly relay: SceneRelay;
  readonly state: DocumentState;
};

/** What to open. */
export type SceneChoice = Pick<LiveScene, 'scene' | 'brand' | 'locale' | 'appearance'>;

/** The live scenes of one sandbox: one at a time, because each begins with the seed data and injects its own faults. */
export type LiveScenes = {
  /** Resets the sandbox and returns the address that starts the scene. */
  readonly open: (choice: SceneChoice) => string;
  /** What a person has added to the sandbox since the last scene, in words; opening a scene deletes it. */
  readonly ownWork: () => ReadonlyArray<string>;
  /** Returns the running scene with this id; null if it has ended or another one runs. */
  readonly running: (id: string) => LiveScene | null;
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Makes the live scenes of a sandbox. */
export const makeLiveScenes = (sandbox: SandboxState): LiveScenes => {
  const current: { live: LiveScene | null; known: Work } = { live: null, known: noWork };
  const end = (live: LiveScene): void => {
    live.relay.close('The scene has ended.');
    if (current.live !== live) return;
    current.live = null;
    current.known = workIn(sandbox);
  };
  const showFailure = async (live: LiveScene, error: unknown): Promise<void> => {
    const { scene, brand, locale, appearance, relay } = live;
    const failed = new URL('/screens/failed', sandbox.origin('sandbox.localhost'));
    const choice = { scene: scene.name, brand, locale, appearance, reason: reasonOf(error) };
    failed.search = new URLSearchParams(choice).toString();
    await relay.ask({ kind: 'leave', url: failed.href });
  };
  const run = async (live: LiveScene): Promise<void> => {
    const { relay, state, scene, brand } = live;
    try {
      await scene.run(liveContext({ relay, sandbox, state }, brand));
    } catch (error) {
      if (current.live === live) await showFailure(live, error);
    }
    end(live);
  };
  return {
    open: (choice) => {
      if (current.live !== null) end(current.live);
      resetSandbox(sandbox);
      const state: DocumentState = { clockOffset: null, blocksCookies: false };
      const live = { ...choice, id: crypto.randomUUID(), relay: makeSceneRelay(), state };
      current.live = live;
      // Because: nobody is left to tell when the browser of a scene that fails has gone.
      run(live).catch(() => end(live));
      return `${sandbox.origin(`account.${choice.brand}.localhost`)}/__screens/start?scene=${live.id}`;
    },
    ownWork: () => (current.live === null ? ownWork(sandbox, current.known) : []),
    running: (id) => (current.live?.id === id ? current.live : null),
  };
};
