import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { Miniflare, type MiniflareOptions } from 'miniflare';
import { bundleWorker } from '#env/commands/shared/bundleWorker.ts';

/** What a worker is made of: the folder of a build, and the path of a configuration. */
type WorkerdOptions = { readonly dist: string; readonly config: string };

const optionsFor = (script: string, { dist, config }: WorkerdOptions): MiniflareOptions => ({
  host: '127.0.0.1',
  // Because: by default miniflare fetches the data of a request from Cloudflare, and writes a log.
  cf: false,
  logRequests: false,
  // Because: the engine prints a stack for each target that it refuses itself, and a fault of the worker is a wrong answer.
  handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
    stdout.resume();
    stderr.resume();
  },
  cache: false,
  modules: true,
  script,
  compatibilityDate: '2026-04-01',
  bindings: { CONFIG: readFileSync(config, 'utf8') },
  assets: {
    directory: dist,
    binding: 'ASSETS',
    routerConfig: { invoke_user_worker_ahead_of_assets: true, has_user_worker: true },
    assetConfig: { html_handling: 'none', not_found_handling: 'none' },
  },
});

/** Runs the worker of a build in Cloudflare's own engine, on a free port. */
export const startWorkerd = async (
  options: WorkerdOptions,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> => {
  const engine = new Miniflare(optionsFor(await bundleWorker(options.dist), options));
  const { port } = await engine.ready;
  return { port: Number(port), stop: () => engine.dispose() };
};
