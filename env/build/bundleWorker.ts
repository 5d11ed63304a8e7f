import { join } from 'node:path';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { userError } from '#env/shared/userError.ts';
import type { BundledBuild } from '#env/server/worker/bindingAssets.ts';
import { readAssets } from '#env/server/node/readAssets.ts';
import { bundleModule } from './bundleModule.ts';

const workerEntry = join(projectRoot, 'env', 'server', 'worker.ts');

const readBuild = (dist: string): BundledBuild => {
  const { index, files } = readAssets(dist);
  if (files.size === 0) throw userError(`There is no build in ${dist}.`);
  return { index, files: Object.fromEntries(files) };
};

/**
 * Bundles the worker for the build in a folder, as one module. Throws a user error if there is no build, or if the
 * module imports another one, which a worker does not have.
 */
export const bundleWorker = async (dist: string, entry: string = workerEntry): Promise<string> => {
  const define = { bundledBuild: JSON.stringify(readBuild(dist)) };
  const { code, imports } = await bundleModule(entry, { target: 'webworker', define });
  if (imports.length > 0) throw userError(`A worker cannot import ${imports.join(', ')}.`);
  return code;
};
