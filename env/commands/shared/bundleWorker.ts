import { bundleModule } from '#env/build/bundleModule.ts';
import { readAssets } from '#env/server/node/readAssets.ts';
import type { BundledBuild } from '#env/server/worker.ts';
import { userError } from '#env/shared/userError.ts';

/**
 * Bundles the worker for the build in a folder, as one module. Throws a user error if there is no build, or if the
 * module imports another one, which a worker does not have.
 */
export const bundleWorker = async (dist: string, entry = 'env/server/worker.ts'): Promise<string> => {
  const { index, files } = readAssets(dist);
  if (files.size === 0) throw userError(`There is no build in ${dist}.`);
  const build: BundledBuild = { index, files: Object.fromEntries(files) };
  const define = { bundledBuild: JSON.stringify(build) };
  const { code, imports, dynamicImports } = await bundleModule(entry, { target: 'webworker', define });
  const missing = [...imports, ...dynamicImports];
  if (missing.length > 0) throw userError(`A worker cannot import ${missing.join(', ')}.`);
  return code;
};
