import { relative, sep } from 'node:path';
import type { TestSpecification, Vitest } from 'vitest/node';

const segments = (root: string, path: string): readonly string[] =>
  relative(root, path)
    .replace(/^tests\b./, '')
    .split(sep);

/** How many folders the paths of a file and its test have in common. */
const closeness = (file: readonly string[], test: readonly string[]): number => {
  const different = test.findIndex((segment, index) => segment !== file[index]);
  return different === -1 ? test.length : different;
};

/** The order of the tests of a mutant: those of its own folder first, which mostly kill it, so that the others need not run. */
export function closestFirst({ config }: Vitest): {
  readonly sort: (tests: TestSpecification[]) => TestSpecification[];
  readonly shard: (tests: TestSpecification[]) => TestSpecification[];
} {
  return {
    sort: (tests) => {
      const file = segments(config.root, config.related?.[0] ?? '');
      const rank = ({ moduleId }: TestSpecification): number => closeness(file, segments(config.root, moduleId));
      return tests.toSorted((one, other) => rank(other) - rank(one));
    },
    shard: (tests) => tests,
  };
}
