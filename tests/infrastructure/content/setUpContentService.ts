import { beforeEach } from 'vitest';
import type { ThemeSource } from '#application/ports/themeSource.ts';
import { mainBrand } from '#domain/brand/brand.ts';
import { contentHost } from '#env/sandbox/hosts.ts';
import { makePrismicThemes, type PrismicParts } from '#infrastructure/content/prismicThemes.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { WireSandbox } from '#tests/wire/startSandbox.ts';

type ContentService = {
  readonly sandbox: () => WireSandbox;
  /** A theme source over the content service, with a cache of its own. */
  readonly prismic: (parts?: Partial<PrismicParts>) => ThemeSource;
  /** How many requests to a path the test has sent. */
  readonly requestCount: (path: string) => number;
};

/** Starts the content service for the tests of a file; each test begins without faults and with an empty journal. */
export const setUpContentService = (): ContentService => {
  const sandbox = setUpSandbox();
  beforeEach(() => {
    sandbox().faults.clear();
    sandbox().journal.clear();
  });
  return {
    sandbox,
    prismic: (parts = {}) =>
      makePrismicThemes({
        endpoint: `${sandbox().origin(contentHost)}/api/v2`,
        production: false,
        storage: makeMemoryStorage(),
        fetch: sandbox().browser().accountFetch(mainBrand),
        now: sandbox().clock.now,
        log: makeMemoryLog(),
        ...parts,
      }),
    requestCount: (path) => sandbox().journal.list(path).length,
  };
};
