import { resolveBrand } from '#domain/brand/resolveBrand.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { publicOrigin } from '#domain/settings/settings.ts';
import { brandHosts } from '#domain/settings/appContext.ts';
import { makeAnswer, makeResponseOptions, notAllowed, textAnswer } from './answer.ts';
import type { Assets } from './assets.ts';
import { brandHeaders } from './brandHeaders.ts';
import { type BrandSite, makeBrandRoutes } from './brandRoutes.ts';
import { makeChoosePage } from './choosePage.ts';
import type { ServerConfig } from './config.ts';
import { memoizeText } from './memoizeText.ts';
import { makePageBodies } from './pageBodies.ts';
import { requestPath } from './requestPath.ts';
import { securityTxt } from './policies/securityTxt.ts';

/** Answers a request; at once, if everything that it needs is in memory. */
export type Handler = (request: Request) => Response | Promise<Response>;

/** The path at which a load balancer asks, on any host, whether the server works. */
export const healthPath: string = '/healthz';

const makeSite =
  (assets: Assets, { text }: ServerConfig, now: () => number) =>
  ({ brand, settings }: ServerConfig['sites'][number]): BrandSite => {
    const headers = brandHeaders(brand, settings, assets.index);
    const optionsFor = makeResponseOptions(headers, assets.compress === 'byPlatform' ? 'automatic' : 'manual');
    return {
      assets,
      answer: makeAnswer(headers),
      optionsFor,
      page: {
        choosePage: makeChoosePage(assets.index, brand, settings),
        pageBodies: makePageBodies(assets, publicOrigin(settings), optionsFor),
      },
      config: text,
      securityTxt: () => securityTxt(settings, now()),
    };
  };

/** The response without its body if the request is for the headers alone. */
const forMethod = ({ method }: Request, response: Response): Response =>
  method === 'HEAD' ? new Response(null, response) : response;

/**
 * Makes the request handler of the product for a build and a configuration: the brand by host (the configured one where the
 * host names none), the language, the prerendered page, the public files, every header. It uses no API of a platform, and
 * keeps only what it has made of the build and of short header values.
 */
export const makeHandler = (assets: Assets, config: ServerConfig, now: () => number = Date.now): Handler => {
  const hosts = brandHosts(config.file);
  const sites = new Map(
    config.sites.map((parts) => {
      const site = makeSite(assets, config, now)(parts);
      return [parts.brand.key, { ...site, routes: makeBrandRoutes(site) }];
    }),
  );
  const configured = resolveBrand('', hosts).key;
  const fallback = sites.get(configured);
  if (fallback === undefined) throw new Error(`The configuration has no site of ${configured}.`);
  const siteOf = memoizeText((host) => sites.get(resolveBrand(host, hosts).key) ?? fallback);

  return (request) => {
    const url = new URL(request.url);
    const spelling = url.pathname;
    const screen = routeOf(spelling);
    // Because: what cannot be read names nothing, and its spelling still shows whether a person or a page asked for it.
    const path = screen ?? requestPath(url) ?? spelling.replaceAll(/%2f/gi, '/');
    if (path === healthPath)
      return ['GET', 'HEAD'].includes(request.method)
        ? forMethod(request, textAnswer(fallback.answer, 200, 'ok'))
        : notAllowed(fallback.answer);
    return siteOf(url.hostname).routes.fetch(request, { spelling, screen, path, query: url.search, request });
  };
};
