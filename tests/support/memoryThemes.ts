import { systemClock } from '#infrastructure/browser/systemClock.ts';
import type { ThemeSource } from '#application/ports/sources.ts';
import { makeRefs } from '#env/sandbox/content/masterRef.ts';
import { makeContentSite } from '#env/sandbox/content/contentSite.ts';
import { makeContentThemes } from '#infrastructure/content/module.ts';
import { makeMemoryStorage } from './memoryStorage.ts';

const origin = 'https://content.brand.test';

/** The themes of the sandbox's content service, which runs in this process, and of a device. */
export const makeMemoryThemes = (storage = makeMemoryStorage()): ThemeSource => {
  const service = makeContentSite({ refs: makeRefs(), origin: () => origin });
  return makeContentThemes({
    endpoint: `${origin}/api/v2`,
    production: false,
    fetch: async (...call) => service.fetch(new Request(...call)),
    clock: systemClock,
    storage,
  });
};
