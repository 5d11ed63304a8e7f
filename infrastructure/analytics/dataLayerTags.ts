import type { TagManager } from '#application/ports/tagManager.ts';

const name = 'dataLayer';

const layerOf = (page: object): unknown[] => {
  const found: unknown = Reflect.get(page, name);
  if (Array.isArray(found)) return found;
  const made: unknown[] = [];
  Reflect.set(page, name, made);
  return made;
};

/** The tag manager's data layer, an array on the window that its own script, where one is installed, reads from. */
export const makeDataLayerTags = (page: object): TagManager => ({
  push: (event, variables) => {
    layerOf(page).push({ event, ...variables });
  },
});
