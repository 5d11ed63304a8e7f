import { routes } from '#domain/navigation/routes.ts';
import { securityTxtPath } from '#domain/settings/securityTxt.ts';
import { revalidateCache, immutableCache } from '#env/hosting/cacheHeaders.ts';
import type { BrandSite, Deployment } from '#env/hosting/deployment.ts';

const rule = (path: string, headers: ReadonlyArray<readonly [string, string]>): ReadonlyArray<string> => [
  path,
  ...headers.map(([name, value]) => `  ${name}: ${value}`),
];

// Because: a header in two matching rules is sent twice, so no path matches two caching rules.
const headersFile = ({ headers }: BrandSite, { folders, files }: Deployment): ReadonlyArray<string> => [
  ...rule('/*', headers),
  ...rule('/assets/*', [['Cache-Control', immutableCache]]),
  ...[...folders.filter((folder) => folder !== '/assets/').map((folder) => `${folder}*`), ...files].flatMap((path) =>
    rule(path, [['Cache-Control', revalidateCache]]),
  ),
  ...[...Object.keys(routes), '/env/config.json', securityTxtPath].flatMap((path) =>
    rule(path, [['Cache-Control', revalidateCache]]),
  ),
];

const redirectsFile: ReadonlyArray<string> = [
  '/.well-known/change-password /change-password 302',
  ...Object.keys(routes)
    .filter((path) => path !== '/')
    .map((path) => `${path} / 200`),
];

/** The files for a static host of one brand; it cannot select prerendered pages, so every page is the shell. */
export const staticFiles = (deployment: Deployment): ReadonlyMap<string, string> =>
  new Map(
    deployment.brands.flatMap((brand) => [
      [`static/${brand.key}/_headers`, `${headersFile(brand, deployment).join('\n')}\n`],
      [`static/${brand.key}/_redirects`, `${redirectsFile.join('\n')}\n`],
    ]),
  );
