import { beforeEach } from 'vitest';
import type { ThemeSource } from '#application/ports/sources.ts';
import { mainBrand } from '#domain/brand/brands.ts';
import { hosts } from '#env/sandbox/hosts.ts';
import { type ContentThemesParts, makeContentThemes } from '#infrastructure/content/module.ts';
import { systemClock } from '#infrastructure/browser/systemClock.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { WireSandbox } from '#tests/wire/startSandbox.ts';

type ContentService = {
  readonly sandbox: () => WireSandbox;
  /** A theme source over the content service. */
  readonly prismic: (parts?: Partial<ContentThemesParts>) => ThemeSource;
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
      makeContentThemes({
        endpoint: `${sandbox().origin(hosts.content)}/api/v2`,
        production: false,
        fetch: sandbox().browser().accountFetch(mainBrand),
        clock: systemClock,
        storage: makeMemoryStorage(),
        ...parts,
      }),
    requestCount: (path) => sandbox().journal.list(path).length,
  };
};
