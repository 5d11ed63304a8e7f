import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import { bundleWorker } from '#env/commands/shared/bundleWorker.ts';

/** Runs the worker of a build with a configuration in Cloudflare's own engine, on a free port. */
export const startWorkerd = async (dist: string, config: string) => {
  const engine = new Miniflare({
    host: '127.0.0.1',
    // Because: by default miniflare fetches the data of a request from Cloudflare, and writes a log.
    cf: false,
    logRequests: false,
    // Because: the engine prints a stack for each target that it refuses itself, and a fault of the worker is a wrong answer.
    handleRuntimeStdio: (...outputs: Readable[]) => outputs.forEach((output) => output.resume()),
    cache: false,
    modules: true,
    script: await bundleWorker(dist),
    compatibilityDate: '2026-04-01',
    bindings: { CONFIG: config },
    assets: {
      directory: dist,
      binding: 'ASSETS',
      routerConfig: { invoke_user_worker_ahead_of_assets: true, has_user_worker: true },
      assetConfig: { html_handling: 'none', not_found_handling: 'none' },
    },
  });
  const { port } = await engine.ready;
  return { port: Number(port), stop: (): Promise<void> => engine.dispose() };
};
