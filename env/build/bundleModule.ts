import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { outputFolder, projectRoot } from '#env/shared/projectRoot.ts';

type ViewOptions = Pick<InlineConfig, 'css' | 'plugins'>;

/** What a module runs on, and what else Vite needs to build it. */
export type BundleOptions = ViewOptions & Pick<InlineConfig, 'define'> & { readonly target: 'node' | 'webworker' };

/** Bundles a module, a path in the project, with everything that it imports but the modules of Node. */
export const bundleModule = async (
  entry: string,
  { target, ...options }: BundleOptions,
): Promise<Rolldown.OutputChunk> => {
  const result = await build({
    ...options,
    configFile: false,
    root: projectRoot,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    ssr: { target, noExternal: true },
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      ssr: entry,
      rolldownOptions: { external: isBuiltin, checks: { bundlerTimings: false }, output: { codeSplitting: false } },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('The build has no output.');
  return result.output[0];
};

/** Bundles a module for Node into a file of the output folder, and returns its path. */
export const bundleForNode = async (entry: string, file: string, options?: ViewOptions): Promise<string> => {
  const { code } = await bundleModule(entry, { ...options, target: 'node' });
  const path = join(outputFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  // Because: a process may read the file while another one writes it.
  writeFileSync(`${path}.${process.pid}`, code);
  renameSync(`${path}.${process.pid}`, path);
  return path;
};

/** Bundles the Node server as one file, which needs nothing but Node, and returns its path. */
export const bundleServer = (): Promise<string> => bundleForNode('env/server/node/main.ts', 'server/server.mjs');
