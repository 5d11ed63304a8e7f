import { expect, it } from 'vitest';
import { nearTests } from '#env/commands/shared/changedFiles.ts';

it.each([
  ['a rule', ['domain/redirect/validateRedirect.ts', 'domain/redirect/siteName.ts'], ['tests/domain/redirect/']],
  ['a test, or a table beside it', ['tests/ui/router/far.test.ts', 'tests/ui/router/table.ts'], ['tests/ui/router/']],
  ['a file of the top level', ['README.md', 'package.json'], []],
])('the tests near %s are those of the folder that mirrors its own', (_, changed, near) => {
  expect(nearTests(changed)).toEqual(near);
});
