import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { projectFiles } from './projectFiles.ts';
import { compilerViolations, layerViolations } from './violations/layerViolations.ts';
import { makeScratchProject, type ReportedViolation, type ScratchProject } from './violations/scratchProject.ts';
import { styleViolations, untypedExport } from './violations/styleViolations.ts';

const violations = [...layerViolations, ...styleViolations];
const layers = ['domain', 'application', 'infrastructure', 'ui', 'env'];

const rulesReportedFor = (reported: readonly ReportedViolation[], path: string): readonly string[] =>
  reported.filter(({ file }) => file === path).map(({ rule }) => rule);

describe('the linter', () => {
  let project: ScratchProject;
  let reported: readonly ReportedViolation[] = [];

  beforeAll(() => {
    project = makeScratchProject();
    for (const { path, text } of violations) project.addFile(path, text);
    reported = project.lint();
  });
  afterAll(() => project.remove());

  it.each(violations)('reports $what ($path) with $rule', ({ path, rule }) => {
    expect(rulesReportedFor(reported, path)).toContain(rule);
  });
});

describe('the compiler', () => {
  let project: ScratchProject;
  let reported: readonly ReportedViolation[] = [];

  beforeAll(() => {
    project = makeScratchProject();
    for (const layer of layers) project.addFile(`${layer}/neighbour.ts`, "export const thing: string = 'clean';\n");
    for (const { path, text } of compilerViolations) project.addFile(path, text);
    reported = ['domain', 'application', 'ui'].flatMap((layer) => project.compile(layer));
  });
  afterAll(() => project.remove());

  it.each(compilerViolations)('reports $what ($path) with $rule', ({ path, rule }) => {
    expect(rulesReportedFor(reported, path)).toContain(rule);
  });

  it('accepts an export with a type in a project without other errors, and reports one without', () => {
    for (const { path } of compilerViolations) project.addFile(path, 'export {};\n');
    expect(project.compile('domain')).toEqual([]);
    project.addFile(untypedExport.path, untypedExport.text);
    expect(rulesReportedFor(project.compile('domain'), untypedExport.path)).toContain(untypedExport.rule);
  });
});

describe('a confirmed person', () => {
  it('is made by one file of the product alone, because any file could claim what the compiler asks for', () => {
    const sources = projectFiles().filter((path) => /^(?!tests|docs).*\.tsx?$/.test(path));
    const makers = sources.filter((path) =>
      /unsafeNominal<\s*'ConfirmedPerson'/.test(readFileSync(join(projectRoot, path), 'utf8')),
    );
    expect(makers).toEqual(['domain/session/confirmations.ts']);
  });
});
