import type { Context, Plugin } from '@segment/analytics-next';

const libraryOnly = ['library', 'locale', 'timezone', 'userAgent'] as const;

const pageFields = ['path', 'referrer', 'search', 'title', 'url', 'hash'];

// Because: the library adds the page's address, query, title and referrer to every event.
const redact = (context: Context): Context => {
  const { event } = context;
  const keptContext = Object.fromEntries(libraryOnly.map((name) => [name, event.context?.[name]]));
  event.context = { ...keptContext, page: { path: location.pathname } };
  if (event.type === 'page' && event.properties !== undefined) {
    event.properties = Object.fromEntries(
      Object.entries(event.properties).filter(([name]) => !pageFields.includes(name)),
    );
  }
  return context;
};

/** A plugin that removes the query, the referrer and the title which the library adds to events. */
export const redactContext: Plugin = {
  name: 'plain context',
  type: 'enrichment',
  version: '1.0.0',
  isLoaded: () => true,
  load: async () => undefined,
  track: redact,
  page: redact,
  identify: redact,
};
