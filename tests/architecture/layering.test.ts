import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { projectFiles } from './projectFiles.ts';
import { compilerViolations, layerViolations, type Violation } from './violations/layerViolations.ts';
import { makeScratchProject, type ReportedViolation, type ScratchProject } from './violations/scratchProject.ts';
import { styleViolations, untypedExport } from './violations/styleViolations.ts';

const violations = [...layerViolations, ...styleViolations];
const neighbours = ['domain', 'application', 'infrastructure', 'ui', 'env'].map((layer) => ({
  path: `${layer}/neighbour.ts`,
  text: "export const thing: string = 'clean';\n",
}));
const typedExport = { path: 'domain/planted/typed.ts', text: 'export const planted: number = 1;\n' };

/** Plants files in a project of its own; returns the rules that a tool reports for a path. */
const plant = (
  files: ReadonlyArray<Pick<Violation, 'path' | 'text'>>,
  report: (project: ScratchProject) => Promise<readonly ReportedViolation[]>,
) => {
  let reported: readonly ReportedViolation[] = [];
  beforeAll(async () => {
    const project = makeScratchProject();
    for (const { path, text } of files) project.write(path, text);
    reported = await report(project);
    project.remove();
  });
  return (path: string): readonly string[] => reported.filter(({ file }) => file === path).map(({ rule }) => rule);
};

const lintRulesFor = plant(violations, (project) => project.lint());

it.each(violations)('the linter reports $what ($path) with $rule', ({ path, rule }) => {
  expect(lintRulesFor(path)).toContain(rule);
});

describe('the compiler', () => {
  const rulesFor = plant([...neighbours, ...compilerViolations], async (project) => {
    const reports = [];
    for (const layer of ['domain', 'application', 'infrastructure', 'ui']) reports.push(await project.compile(layer));
    return reports.flat();
  });
  // Because: the compiler asks for a type only in a project without other errors.
  const rulesWithoutErrors = plant([...neighbours, typedExport, untypedExport], (project) => project.compile('domain'));

  it.each([...compilerViolations])('reports $what ($path) with $rule', ({ path, rule }) => {
    expect(rulesFor(path)).toContain(rule);
  });

  it('accepts an export with a type, and reports one without', () => {
    expect(rulesWithoutErrors(typedExport.path)).toEqual([]);
    expect(rulesWithoutErrors(untypedExport.path)).toContain(untypedExport.rule);
  });
});

it('a confirmed person is made by one file of the product alone, because any file could claim what the compiler asks for', () => {
  const sources = projectFiles().filter((path) => /^(?!tests|docs).*\.tsx?$/.test(path));
  const makers = sources.filter((path) =>
    /unsafeNominal<\s*'ConfirmedPerson'/.test(readFileSync(join(projectRoot, path), 'utf8')),
  );
  expect(makers).toEqual(['domain/session/person.ts']);
});
