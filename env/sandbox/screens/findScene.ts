import { brands, mainBrand, type Brand } from '#domain/brand/brand.ts';
import type { Scene } from './scene.ts';
import { similarScenes, titleOf } from './sceneNames.ts';
import { hasBrand } from './screensPage.ts';

/** A scene and the brand to show it for. */
export type FoundScene = { readonly scene: Scene; readonly brand: Brand };

/** Why a link opens nothing, and what it may have meant. */
export type MissingScene = { readonly problem: string; readonly similar: ReadonlyArray<Scene> };

type Named = { readonly name: string; readonly brand: string | undefined };

/** Finds what a link names; without a brand, the first one that the scene has. */
export const findScene = (scenes: readonly Scene[], { name, brand: key }: Named): FoundScene | MissingScene => {
  const scene = scenes.find((one) => one.name === name);
  if (scene === undefined) return { problem: `There is no screen “${name}”.`, similar: similarScenes(scenes, name) };
  if (scene.notLive !== undefined) return { problem: scene.notLive, similar: [] };
  const own = brands.find((one) => hasBrand(scene, one)) ?? mainBrand;
  const brand = key === undefined ? own : brands.find((one) => one.key === key);
  if (brand === undefined) return { problem: `There is no brand “${key}”.`, similar: [scene] };
  if (hasBrand(scene, brand)) return { scene, brand };
  return { problem: `“${titleOf(name)}” does not exist for ${brand.displayName}.`, similar: [scene] };
};
