import { makeProjectCopy } from '#tests/architecture/projectCopy.ts';

const layers = ['domain', 'application', 'infrastructure', 'ui', 'env', 'tests'];
const configuration = ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'tests/architecture/lint'];

/** What a tool reported for one planted file: the name of a lint rule, or the number of a compiler error. */
export type ReportedViolation = { readonly file: string; readonly rule: string };

type LintReport = { readonly diagnostics: readonly { readonly filename: string; readonly code: string }[] };

/** An empty copy of this project with the same rules, to which a test adds files that break them. */
export const makeScratchProject = () => {
  const { write, runTool, remove } = makeProjectCopy([
    ...configuration,
    ...layers.map((layer) => `${layer}/tsconfig.json`),
  ]);
  return {
    write,
    remove,
    lint: async (): Promise<readonly ReportedViolation[]> => {
      const { out } = await runTool('oxlint/bin/oxlint', '--type-aware', '--format=json', ...layers);
      const { diagnostics }: LintReport = JSON.parse(out);
      return diagnostics.map(({ filename, code }) => ({ file: filename, rule: code }));
    },
    compile: async (layer: string): Promise<readonly ReportedViolation[]> => {
      const { out } = await runTool('typescript/bin/tsc', '-b', layer, '--pretty', 'false');
      const errors = out.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+)/gm);
      return [...errors].map(([, file = '', rule = '']) => ({ file, rule }));
    },
  };
};

export type ScratchProject = ReturnType<typeof makeScratchProject>;
