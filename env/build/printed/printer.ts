import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import { compileCatalogues } from '#locales/compileCatalogues.ts';

/** One page to be printed. */
export type Order = {
  readonly settings: SettingsFile;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly screen: RoutePath;
};

type PrintedScreen = {
  readonly body: string;
  readonly stamp: string;
  readonly title: string;
  readonly theme: Theme;
  readonly late: { readonly text: string; readonly tryAgain: string };
  readonly noScript: string;
};

/** What ui/print.tsx offers, once it is built. */
export type Printer = {
  readonly printedLocales: ReadonlyArray<Locale>;
  readonly printScreen: (order: Order) => Promise<PrintedScreen>;
};

/** Builds the views for this process, class names and all as the browser's build has them, and opens what came out. */
export const openPrinter = async (top: string): Promise<Printer> => {
  const outDir = join(top, 'node_modules', '.printer');
  await build({
    configFile: false,
    root: join(top, 'ui'),
    mode: 'production',
    logLevel: 'warn',
    cacheDir: join(top, 'node_modules', '.vite'),
    publicDir: false,
    plugins: [compileCatalogues(), react()],
    // Because: Node would not find its way in every package the browser's build takes in its stride.
    ssr: { noExternal: true },
    build: {
      ssr: 'print.tsx',
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      // Because: a part that is fetched later would ask for the whole by another address, and find a second one of everything.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  // Because: a second build of the same process must not be answered from the first.
  return import(`${pathToFileURL(join(outDir, 'print.js')).href}?${Date.now()}`);
};
