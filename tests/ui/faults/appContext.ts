import { mainBrand } from '#domain/brand/brands.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { configText } from '#env/sandbox/sandboxConfig.ts';
import { readConfig } from '#env/server/config.ts';

// Because: each page would list the name of every language, and no call depends on them.
const { sites } = readConfig(configText({ locales: ['en-GB'] }));
const main = sites.find(({ brand }) => brand === mainBrand);
if (main === undefined) throw new Error('The configuration has no main brand.');

/** The main brand in the sandbox's configuration. */
export const appContext: AppContext = main;
