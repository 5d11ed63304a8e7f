import type { Context, Plugin } from '@segment/analytics-next';

const libraryOnly = ['library', 'locale', 'timezone', 'userAgent'] as const;

const pageFields = ['path', 'referrer', 'search', 'title', 'url', 'hash'];

// Because: the library adds the page's address, title and referrer by itself, and queries with them.
const plain = (context: Context): Context => {
  const { event } = context;
  const kept = Object.fromEntries(libraryOnly.map((name) => [name, event.context?.[name]]));
  event.context = { ...kept, page: { path: location.pathname } };
  if (event.type === 'page' && event.properties !== undefined) {
    event.properties = Object.fromEntries(
      Object.entries(event.properties).filter(([name]) => !pageFields.includes(name)),
    );
  }
  return context;
};

/** Leaves of what the library gathers by itself only what carries no query, no referrer and no name. */
export const plainContext: Plugin = {
  name: 'plain context',
  type: 'enrichment',
  version: '1.0.0',
  isLoaded: () => true,
  load: async () => undefined,
  track: plain,
  page: plain,
  identify: plain,
};
