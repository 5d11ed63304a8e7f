// @ts-check
import { readdirSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';
import { commonTokens, declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { MutantRunStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/** @param {string} path */
const withSlashes = (path) => path.split(sep).join('/');

/** The test files of the folder of a file: those with the file's name, and the others. @param {string} path */
const ownTests = (path) => {
  const folder = `tests/${dirname(path)}/`;
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${withSlashes(name)}`)
    .filter((name) => name.startsWith(folder) && name.endsWith('.test.ts'));
  const isNamesake = (/** @type {string} */ name) => basename(name).startsWith(`${basename(path, '.ts')}.`);
  return [files.filter(isNamesake), files.filter((name) => !isNamesake(name))];
};

/**
 * Runs the tests of a mutant in stages: those with the name of its file, those of its folder, and only for a survivor all others.
 * @param {import('@stryker-mutator/api/plugin').Injector<import('@stryker-mutator/api/plugin').PluginContext>} injector
 */
const staged = (injector) => {
  const runner = vitestPlugins[0].factory(injector);
  const run = runner.mutantRun.bind(runner);
  // Because: Vitest loads every test file before the first test, and most mutants are killed by one file.
  runner.mutantRun = async (options) => {
    const path = withSlashes(relative(process.cwd(), options.sandboxFileName));
    const all = options.testFilter;
    /** @param {string} id */
    const fileOf = (id) => id.split('#')[0] ?? '';
    const stages = ownTests(path).map(
      (files) => all?.filter((id) => files.includes(fileOf(id))) ?? files.map((file) => `${file}#`),
    );
    for (const testFilter of stages.filter(({ length }) => length > 0)) {
      const result = await run({ ...options, testFilter });
      if (result.status !== MutantRunStatus.Survived) return result;
    }
    return run(options);
  };
  return runner;
};
staged.inject = [commonTokens.injector];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'staged', staged)];
