import { faultAnswer } from '#env/server/answer.ts';
import { suffixOf, type Assets, type PublicFile } from '#env/server/assets.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler, type Handler } from '#env/server/handler.ts';

type AssetsBinding = { readonly fetch: (address: string) => Promise<Response> };
type WorkerEnv = { readonly ASSETS: AssetsBinding; readonly CONFIG: string };

/** What the bundle of a worker knows of its build without reading a file. */
export type BundledBuild = Pick<Assets, 'index'> & { readonly files: Readonly<Record<string, PublicFile>> };

export type WorkerRequest = Request & { readonly cf?: { readonly clientAcceptEncoding?: string } };
export type Worker = { readonly fetch: (request: WorkerRequest, env: WorkerEnv) => Response | Promise<Response> };

const assetsOf = ({ index, files }: BundledBuild, { ASSETS }: WorkerEnv): Assets => {
  const read = async (path: string): Promise<Response | null> => {
    const response = await ASSETS.fetch(new URL(path, 'https://path-alone.invalid/').href);
    return response.ok ? response : null;
  };
  return {
    index,
    files: new Map(Object.entries(files)),
    readPage: async (file) => (await read(file))?.text() ?? null,
    readFile: async (path, encoding) =>
      (await read(path + (encoding === null ? '' : suffixOf[encoding])))?.body ?? null,
    compress: 'byPlatform',
  };
};

/** The request with the Accept-Encoding of its client, which Cloudflare has replaced, so that each ETag has its own encoding. */
const asClientSent = (request: WorkerRequest): Request => {
  const accepted = request.cf?.clientAcceptEncoding;
  const restored = new Request(request);
  if (accepted !== undefined) restored.headers.set('accept-encoding', accepted);
  return restored;
};

/** Makes a worker for a build. It reads the configuration when its text changes; with one that cannot be used it logs the reason and answers 500 without it. */
export const makeWorker = (build: BundledBuild, logError: (reason: unknown) => void): Worker => {
  const handlerFor = (env: WorkerEnv): Handler => {
    try {
      return makeHandler(assetsOf(build, env), readConfig(env.CONFIG));
    } catch (reason) {
      logError(reason);
      return () => faultAnswer(500, 'The configuration cannot be used.');
    }
  };
  let last: { readonly config: string; readonly handler: Handler } | null = null;
  const fetch: Worker['fetch'] = (request, env) => {
    if (last?.config !== env.CONFIG) last = { config: env.CONFIG, handler: handlerFor(env) };
    return last.handler(asClientSent(request));
  };
  return { fetch };
};
