import { isBuiltin } from 'node:module';
import { build, type Rolldown } from 'vite';
import { projectRoot } from '#env/shared/projectRoot.ts';

/** What a module runs on, and the constants to replace in it. */
export type BundleOptions = {
  readonly target: 'node' | 'webworker';
  readonly define?: Readonly<Record<string, string>>;
};

/** A bundled module, and what it imports all the same. */
export type BundledModule = { readonly code: string; readonly imports: ReadonlyArray<string> };

/** Bundles a module of a server with everything that it imports but the modules of Node. */
export const bundleModule = async (entry: string, { target, define = {} }: BundleOptions): Promise<BundledModule> => {
  const result = await build({
    configFile: false,
    root: projectRoot,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    define,
    ssr: { target, noExternal: true },
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      ssr: entry,
      rolldownOptions: { external: isBuiltin, output: { codeSplitting: false } },
    },
  });
  const [bundle] = [result].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('The build has no output.');
  const [module, ...others]: Rolldown.RolldownOutput['output'] = bundle.output;
  const imports = [...module.imports, ...module.dynamicImports, ...others.map(({ fileName }) => fileName)];
  return { code: module.code, imports };
};
