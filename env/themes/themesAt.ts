import type { ThemeSource } from '#application/ports/themeSource.ts';
import { systemClock } from '#infrastructure/browser/systemClock.ts';
import { makePrismicThemes } from '#infrastructure/content/prismicThemes.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { makeMemoryShelf } from '#infrastructure/sandbox/memoryShelf.ts';

/** The themes of a content service, read by the very adapter the product has, with nothing kept. */
export const themesAt = (endpoint: string, fetch: typeof globalThis.fetch): ThemeSource['fetch'] =>
  makePrismicThemes({
    endpoint,
    fetch,
    production: false,
    now: systemClock.now,
    log: makeMemoryLog(),
    shelf: makeMemoryShelf(),
  }).fetch;
