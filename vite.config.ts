import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from '#env/build/chunkGroups.ts';
import { leaveWordsOut } from '#env/build/leaveWordsOut.ts';
import { precompress } from '#env/build/precompress.ts';
import { pressAgain } from '#env/build/pressAgain.ts';
import { printPages } from '#env/build/printed/printPages.ts';
import { shipSettings } from '#env/build/shipSettings.ts';
import { compileCatalogues } from '#locales/compileCatalogues.ts';

const top = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: join(top, 'ui'),
  plugins: [
    compileCatalogues(),
    leaveWordsOut(),
    react(),
    shipSettings(top),
    pressAgain(),
    printPages(top),
    precompress(),
  ],
  cacheDir: join(top, 'node_modules', '.vite'),
  build: {
    outDir: join(top, 'dist'),
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'baseline-widely-available',
    // Because: the content-security policy admits no data: address and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups(join(top, 'ui', 'view.tsx')) },
      },
    },
  },
  test: {
    root: top,
    allowOnly: false,
    pool: 'threads',
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        root: top,
        test: {
          name: 'core',
          // Because: loading every module anew for every file takes three quarters of the time, and rules keep no state.
          isolate: false,
          environment: 'node',
          include: [
            'tests/{domain,application,infrastructure,navigation,architecture,contracts,env,locales,size}/**/*.test.ts',
          ],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        root: top,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
