import type { TagManager } from '#application/ports/analytics.ts';

declare global {
  var dataLayer: Array<{ readonly event: string }> | undefined;
}

/** The tag manager's data layer: an array on the window that the tag manager's script reads. */
export const makeDataLayerTags = (page: Partial<Pick<typeof globalThis, 'dataLayer'>>): TagManager => ({
  push: (event, variables) => {
    // Because: another script of the page may have put something else there.
    if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
    page.dataLayer.push({ event, ...variables });
  },
});
