import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { nearTests, unitTestsIn } from '#env/commands/shared/nearTests.ts';

const tests = new Map([
  ['tests/domain/redirect/validateRedirect.test.ts', "import { a } from '#domain/redirect/validateRedirect.ts';"],
  ['tests/domain/redirect/siteName.test.ts', "import { a } from '#domain/redirect/siteName.ts';"],
  ['tests/application/navigation/guards.test.ts', "import { a } from '#domain/redirect/validateRedirect.ts';"],
  ['tests/application/navigation/other.test.ts', "const a = await import('#domain/redirect/validateRedirect.ts');"],
  ['tests/ui/router/near.test.ts', "import { a } from './table.ts';\nimport { b } from '../shared/page.ts';"],
  ['tests/ui/router/far.test.ts', "const text = 'domain/redirect/validateRedirect.ts';"],
]);

describe('the tests near a change', () => {
  it.each([
    [
      'a rule: the tests of its folder and those that import it',
      ['domain/redirect/validateRedirect.ts'],
      [
        'tests/domain/redirect/validateRedirect.test.ts',
        'tests/domain/redirect/siteName.test.ts',
        'tests/application/navigation/guards.test.ts',
        'tests/application/navigation/other.test.ts',
      ],
    ],
    ['a test: itself', ['tests/ui/router/far.test.ts'], ['tests/ui/router/far.test.ts']],
    ['a table beside tests', ['tests/ui/router/table.ts'], ['tests/ui/router/near.test.ts']],
    ['a helper of another folder', ['tests/ui/shared/page.ts'], ['tests/ui/router/near.test.ts']],
    ['a document: none', ['README.md', 'docs/decisions/bench.md'], []],
    ['nothing: none', [], []],
  ])('are, for %s', (_, changed, near) => {
    expect(nearTests(changed, tests)).toEqual(near);
  });

  it('are chosen among the unit tests of the project, never among its browser tests', () => {
    const all = unitTestsIn(projectRoot);
    expect(all).toContain('tests/env/commands/nearTests.test.ts');
    expect(all.every((path) => existsSync(`${projectRoot}/${path}`) && !/^tests\/(?:e2e|screens)\//.test(path))).toBe(
      true,
    );
  });
});
