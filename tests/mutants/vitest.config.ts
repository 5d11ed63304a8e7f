import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { TestSequencerConstructor } from 'vitest/node';
import { closestFirst } from './closestFirst.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/{domain,application}/**/*.test.ts'],
    setupFiles: ['tests/mutants/fixedSeed.ts'],
    sequence: { sequencer: closestFirst as unknown as TestSequencerConstructor },
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
  },
});
