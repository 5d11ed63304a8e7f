import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { projectRoot } from '#env/commands/shared/projectRoot.ts';
import { userError } from '#env/commands/shared/userError.ts';
import type { BundledBuild } from '#env/server/worker/bindingAssets.ts';
import { readAssets } from '#env/server/node/readAssets.ts';

const workerEntry = join(projectRoot, 'env', 'server', 'worker.ts');

const readBuild = (dist: string): BundledBuild => {
  const { index, files } = readAssets(dist);
  if (files.size === 0) throw userError(`There is no build in ${dist}.`);
  return { index, files: Object.fromEntries(files) };
};

const onlyModule = (output: Rolldown.RolldownOutput['output']): string => {
  const [module, ...others] = output;
  const imports = [...module.imports, ...module.dynamicImports, ...others.map(({ fileName }) => fileName)];
  if (imports.length > 0) throw userError(`A worker cannot import ${imports.join(', ')}.`);
  return module.code;
};

/**
 * Bundles the worker for the build in a folder, as one module. Throws a user error if there is no build, or if the
 * module imports another one, which a worker does not have.
 */
export const bundleWorker = async (dist: string, entry: string = workerEntry): Promise<string> => {
  const result = await build({
    configFile: false,
    root: projectRoot,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    define: { bundledBuild: JSON.stringify(readBuild(dist)) },
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'worker' },
      // Because: Vite replaces a Node module by an empty one, and the fault shows only at run time.
      rolldownOptions: { external: isBuiltin, output: { codeSplitting: false } },
    },
  });
  const [bundle] = [result].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('The build has no output.');
  return onlyModule(bundle.output);
};
