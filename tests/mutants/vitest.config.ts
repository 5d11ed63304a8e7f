import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/{domain,application}/**/*.test.ts'],
    setupFiles: ['tests/mutants/fixedSeed.ts'],
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
  },
});
