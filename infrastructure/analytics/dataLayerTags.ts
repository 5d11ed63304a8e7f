import type { TagManager } from '#application/ports/analytics.ts';

const name = 'dataLayer';

const layerOf = (page: object): unknown[] => {
  const found: unknown = Reflect.get(page, name);
  if (Array.isArray(found)) return found;
  const created: unknown[] = [];
  Reflect.set(page, name, created);
  return created;
};

/** The tag manager's data layer: an array on the window that the tag manager's script reads. */
export const makeDataLayerTags = (page: object): TagManager => ({
  push: (event, variables) => {
    layerOf(page).push({ event, ...variables });
  },
});
