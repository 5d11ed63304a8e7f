import { describe, expect, it } from 'vitest';
import { mutantReport, score, statusOf, type Mutant } from './mutantReport.ts';

const file = 'domain/session/changes.ts';
const change = { from: 'return a && b;', to: 'return a || b;' };
const mutant = (status: string, of: Partial<Mutant> = {}): Mutant => ({ file, line: 3, status, ...change, ...of });
const times = (count: number, one: Mutant): readonly Mutant[] => Array.from({ length: count }, () => one);
const listed = { [file]: [{ ...change, reason: 'a and b are always equal' }] };

it('a mutant is killed if every test file fails to load with it, and else what Stryker says', () => {
  expect(statusOf({ status: 'Survived', testsCompleted: 0 })).toBe('Killed');
  expect(statusOf({ status: 'Survived', testsCompleted: 3 })).toBe('Survived');
  expect(statusOf({ status: 'Survived' })).toBe('Survived');
  expect(statusOf({ status: 'NoCoverage', testsCompleted: 0 })).toBe('NoCoverage');
});

it('a mutant that no test reaches survives, one that never ends is killed, and one that does not run does not count', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'CompileError', 'Ignored'];
  expect(score(statuses.map((status) => mutant(status)))).toBe(50);
});

describe('the mutants', () => {
  it.each([
    ['domain', 95, true],
    ['domain', 94, false],
    ['application', 85, true],
    ['application', 84, false],
  ])('of %s with %i %% killed succeed: %s, however good the other layer is', (layer, killed, ok) => {
    const own = { file: `${layer}/session/changes.ts` };
    const others = ['domain', 'application'].flatMap((name) =>
      name === layer ? [] : times(900, mutant('Killed', { file: `${name}/a/b.ts` })),
    );
    const mutants = [...times(killed, mutant('Killed', own)), ...times(100 - killed, mutant('Survived', own))];
    expect(mutantReport([...mutants, ...others], {}).ok).toBe(ok);
  });

  it('are reported with the place and the change of each survivor that is not listed, and the share of each folder', () => {
    const mutants = [...times(99, mutant('Killed')), mutant('Survived')];
    const text = mutantReport(mutants, {}).lines.join('\n');
    expect(text).toContain(`${file}:3\n  - ${change.from}\n  + ${change.to}`);
    expect(text).toContain('99.0 %  domain/session (1 of 100 survive)');
    expect(mutantReport(mutants, listed).lines.join('\n')).not.toContain(change.to);
  });

  it.each([
    ['survives', mutant('Survived'), true],
    ['is killed', mutant('Killed'), false],
    ['does not exist any more', mutant('Survived', { from: 'return c;' }), false],
    ['is of a file that was not run', mutant('Killed', { file: 'domain/session/codeFault.ts' }), true],
  ])('with a listed one that %s', (_, one, ok) => {
    const others = times(99, mutant('Killed', { file: one.file, from: 'return d;' }));
    expect(mutantReport([one, ...others], listed).ok).toBe(ok);
  });
});
