import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { TestSequencerConstructor } from 'vitest/node';
import { closestFirst } from './closestFirst.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/{domain,application}/**/*.test.ts'],
    // Because: its random walks are two thirds of the time of all these tests, and each rule that they walk through has a test of its own.
    exclude: ['tests/application/two-factor/journey.long.test.ts'],
    setupFiles: ['tests/mutants/fixedSeed.ts'],
    sequence: { sequencer: closestFirst as unknown as TestSequencerConstructor },
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
  },
});
