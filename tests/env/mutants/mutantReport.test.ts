import { describe, expect, it } from 'vitest';
import { mutantReport, score, statusOf, type Mutant } from '#tests/mutants/mutantReport.ts';

const mutant = (status: string, file = 'domain/session/changes.ts'): Mutant => ({
  file,
  line: 3,
  status,
  from: 'return a && b;',
  to: 'return a || b;',
});
const times = (count: number, one: Mutant): readonly Mutant[] => Array.from({ length: count }, () => one);
const entry = { from: 'return a && b;', to: 'return a || b;', reason: 'a and b are always equal' };

describe('the status of a mutant', () => {
  it('is killed if every test file fails to load with it', () => {
    expect(statusOf({ status: 'Survived', testsCompleted: 0 })).toBe('Killed');
  });

  it.each([
    ['Survived', 3],
    ['Survived', undefined],
    ['NoCoverage', 0],
    ['Timeout', 0],
    ['RuntimeError', 0],
  ])('stays %s with %j completed tests', (status, testsCompleted) => {
    expect(statusOf({ status, testsCompleted })).toBe(status);
  });
});

describe('the score', () => {
  it('counts a mutant that no test reaches as a survivor, one that never ends as killed, and one that does not run not at all', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'CompileError', 'Ignored'];
    expect(score(statuses.map((status) => mutant(status)))).toBe(50);
  });

  it('is full where nothing can be mutated', () => {
    expect(score([])).toBe(100);
  });
});

describe('the report of mutants', () => {
  it.each([
    ['domain', 95, true],
    ['domain', 94, false],
    ['application', 85, true],
    ['application', 84, false],
  ])('of %s with %i %% killed mutants succeeds: %s', (layer, killed, ok) => {
    const file = `${layer}/session/changes.ts`;
    const mutants = [...times(killed, mutant('Killed', file)), ...times(100 - killed, mutant('Survived', file))];
    expect(mutantReport(mutants, {}).ok).toBe(ok);
  });

  it('fails if one layer is below its limit, however good the other is', () => {
    const good = times(900, mutant('Killed'));
    const { ok, lines } = mutantReport([...good, mutant('Survived', 'application/useCases.ts')], {});
    expect(ok).toBe(false);
    expect(lines.join('\n')).toContain('application must reach 85 %');
  });

  it('names a survivor that is not listed, with its file, its line and its change', () => {
    const { lines } = mutantReport([...times(99, mutant('Killed')), mutant('Survived')], {});
    expect(lines.join('\n')).toContain('domain/session/changes.ts:3\n  - return a && b;\n  + return a || b;');
  });

  it('does not name a survivor that is listed', () => {
    const mutants = [...times(99, mutant('Killed', 'domain/session/codeFault.ts')), mutant('Survived')];
    const { ok, lines } = mutantReport(mutants, { 'domain/session/changes.ts': [entry] });
    expect(ok).toBe(true);
    expect(lines.join('\n')).not.toContain('return a || b;');
  });

  it('fails if a listed mutant is killed, or does not exist any more', () => {
    const equal = { 'domain/session/changes.ts': [entry] };
    expect(mutantReport([mutant('Killed')], equal).ok).toBe(false);
    expect(mutantReport([{ ...mutant('Killed'), from: 'return c;' }], equal).ok).toBe(false);
  });

  it('says nothing about listed mutants of files that were not run', () => {
    expect(mutantReport([mutant('Killed')], { 'domain/session/codeFault.ts': [entry] }).ok).toBe(true);
  });

  it('gives the score of each folder and of each layer', () => {
    const text = mutantReport([mutant('Killed'), mutant('Survived')], {}).lines.join('\n');
    expect(text).toContain('50.0 %  domain/session (1 of 2 survive)');
    expect(text).toContain('50.0 %  domain (1 of 2 survive)');
  });
});
