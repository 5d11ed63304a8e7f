// The worker for the edge: `npm run worker` bundles it, with what it must know of its build.
import { faultAnswer } from './answer.ts';
import { type Assets, copyOf, type PublicFile } from './assets.ts';
import { readConfig } from './config.ts';
import { type Handler, makeHandler } from './handler.ts';

/** What the bundle of a worker knows of its build without reading a file. */
export type BundledBuild = Pick<Assets, 'index'> & { readonly files: Readonly<Record<string, PublicFile>> };

declare const bundledBuild: BundledBuild;

type WorkerEnv = { readonly ASSETS: { readonly fetch: (url: string) => Promise<Response> }; readonly CONFIG: string };
type WorkerRequest = Request & { readonly cf?: { readonly clientAcceptEncoding?: string } };

const assetsOf = ({ ASSETS }: WorkerEnv): Assets => {
  const read = async (path: string): Promise<Response | null> => {
    const response = await ASSETS.fetch(new URL(path, 'https://path-alone.invalid/').href);
    return response.ok ? response : null;
  };
  return {
    index: bundledBuild.index,
    files: new Map(Object.entries(bundledBuild.files)),
    readPage: async (file) => (await read(file))?.text() ?? null,
    readFile: async (path, encoding) => (await read(copyOf(path, encoding)))?.body ?? null,
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

const handlerFor = (env: WorkerEnv): Handler => {
  try {
    return makeHandler(assetsOf(env), readConfig(env.CONFIG));
  } catch (reason) {
    console.error(reason);
    return () => faultAnswer(500, 'The configuration cannot be used.');
  }
};

let last: { readonly config: string; readonly handler: Handler } | null = null;

/** Reads the configuration when its text changes; with one that cannot be used it logs the reason and answers 500 without it. */
const fetch = (request: WorkerRequest, env: WorkerEnv): Response | Promise<Response> => {
  if (last?.config !== env.CONFIG) last = { config: env.CONFIG, handler: handlerFor(env) };
  return last.handler(asClientSent(request));
};

export default { fetch };
