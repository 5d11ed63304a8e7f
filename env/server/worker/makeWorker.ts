import { faultAnswer } from '#env/server/answer.ts';
import { makeHandler, type Handler } from '#env/server/handler.ts';
import { readConfig } from '#env/server/config.ts';
import { bindingAssets, type AssetsBinding, type BundledBuild } from './bindingAssets.ts';

/** What a worker gets from its platform: the files of its build, and the text of the configuration. */
export type WorkerEnv = { readonly ASSETS: AssetsBinding; readonly CONFIG: string };

/** A request, with what Cloudflare knows of its client. */
export type WorkerRequest = Request & { readonly cf?: { readonly clientAcceptEncoding?: string } };

/** A module worker. */
export type Worker = { readonly fetch: (request: WorkerRequest, env: WorkerEnv) => Response | Promise<Response> };

/** The request with the Accept-Encoding of its client, which Cloudflare has replaced, so that each ETag has its own encoding. */
const asClientSent = (request: WorkerRequest): Request => {
  const accepted = request.cf?.clientAcceptEncoding;
  if (accepted === undefined || accepted === request.headers.get('accept-encoding')) return request;
  const restored = new Request(request);
  restored.headers.set('accept-encoding', accepted);
  return restored;
};

/** Answers without the reason, whose addresses of the configuration are for the log only. */
const unusable: Handler = () => faultAnswer(500, 'The configuration cannot be used.');

/**
 * Makes a worker for a build. It reads the configuration once, and again only if the text changes. With a configuration
 * that cannot be used it logs the reason and answers 500.
 */
export const makeWorker = (build: BundledBuild, logError: (reason: unknown) => void): Worker => {
  const handlerFor = ({ ASSETS, CONFIG }: WorkerEnv): Handler => {
    try {
      return makeHandler(bindingAssets(build, ASSETS), readConfig(CONFIG));
    } catch (reason) {
      logError(reason);
      return unusable;
    }
  };
  let last: { readonly config: string; readonly handler: Handler } | null = null;
  return {
    fetch: (request, env) => {
      if (last?.config !== env.CONFIG) last = { config: env.CONFIG, handler: handlerFor(env) };
      return last.handler(asClientSent(request));
    },
  };
};
