import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { compression } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import { prerenderPages } from '#env/build/prerender/prerenderPages.ts';
import { copySettings } from '#env/build/copySettings.ts';
import { dist, projectRoot } from '#env/shared/projectRoot.ts';
import { compileCatalogues } from '#locales/compileCatalogues.ts';

const { browserslist }: { readonly browserslist: ReadonlyArray<string> } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
);

// Because: a file that names its environment itself ends the workers of the others, which then load every module again.
const needsPage = 'tests/infrastructure/**/*.dom.test.ts';
const keepsState = 'tests/infrastructure/{analytics,recording}/*.dom.test.ts';

// Because: Vitest's own `--exclude` does not reach its projects.
const excluded = process.argv.filter((_, at, all) => all[at - 1] === '--exclude');

const faultWalk = 'tests/ui/faults/**/*.test.ts';

export default defineConfig({
  root: join(projectRoot, 'ui'),
  plugins: [
    compileCatalogues(),
    react(),
    copySettings(join(projectRoot, 'env', 'config.json')),
    prerenderPages(),
    // No server compresses a public file at run time. A deployment replaces the configuration, and a copy of it would be out of date.
    compression({
      include: /\.(?:css|js|svg|txt|webmanifest)$/,
      threshold: 512,
      algorithms: ['brotliCompress', 'gzip'],
      logLevel: 'silent',
    }),
  ],
  cacheDir: join(projectRoot, 'node_modules', '.vite'),
  // Because: React has this hook since version 18, and the shim has it once more for older ones.
  resolve: { alias: [{ find: /^(use-sync-external-store)\/shim(\/index\.js)?/, replacement: '$1' }] },
  // Because: a hash of the sheet in each name is what a packed script cannot shorten. So the sheets of components have file names of their own.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` } },
  build: {
    outDir: dist,
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: browserslist.map((browser) => browser.replace(' >= ', '').replace('ios_saf', 'ios')),
    // Because: the content-security policy allows no data: address and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What can send a form, then the first screen with all that each other screen needs too, then what follows it.
            { name: 'core', tags: ['$initial'], priority: 2 },
            { name: 'view', test: /\/ui\/view\.tsx$/, priority: 1 },
            { name: 'deferred', test: /\/deferred/i },
            // Because: each chunk costs a request, and a chunk of a few lines compresses badly.
            { name: 'screens', test: /\/ui\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    root: projectRoot,
    allowOnly: false,
    exclude: excluded,
    pool: 'threads',
    // Because: by default one processor is left idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Because: the usual second is not enough on a busy machine.
    expect: { poll: { timeout: 15_000, interval: 5 } },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        root: projectRoot,
        test: {
          name: 'core',
          // Because: isolation would load every module again for every file, three quarters of the time, and the rules have no state.
          isolate: false,
          environment: 'node',
          include: [
            'tests/{domain,application,infrastructure,navigation,architecture,contracts,env,locales}/**/*.test.ts',
          ],
          exclude: [needsPage],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        root: projectRoot,
        test: {
          name: 'ui',
          // Because: as above. A test of what a page load keeps resets the modules itself.
          isolate: false,
          setupFiles: ['tests/ui/resetPage.ts'],
          environment: 'happy-dom',
          include: ['tests/ui/**/*.test.{ts,tsx}', needsPage],
          exclude: [faultWalk, keepsState],
          // Because: an action of React that a timeout cuts off keeps every later test of the worker from rendering.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        root: projectRoot,
        oxc: { jsx: { development: false } },
        test: {
          // Because: it renders more than all other tests, and React takes three times as long with its checks for development.
          name: 'faults',
          env: { NODE_ENV: 'production' },
          setupFiles: ['tests/ui/resetPage.ts'],
          environment: 'happy-dom',
          include: [faultWalk],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        root: projectRoot,
        test: {
          // Because: what the libraries of these adapters leave in a page must not meet the next one.
          name: 'page',
          environment: 'happy-dom',
          include: [keepsState],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
