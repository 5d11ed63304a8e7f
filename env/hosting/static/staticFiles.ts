import { routes } from '#domain/navigation/routes.ts';
import { askAgain, forEver } from '#env/hosting/caching.ts';
import type { BrandSite, Deployment } from '#env/hosting/deployment.ts';

const rule = (path: string, headers: ReadonlyArray<readonly [string, string]>): ReadonlyArray<string> => [
  path,
  ...headers.map(([name, value]) => `  ${name}: ${value}`),
];

// Because: a header that two rules name is sent twice, so caching stands where no two rules meet.
const headersFile = ({ headers }: BrandSite, { folders, files }: Deployment): ReadonlyArray<string> => [
  ...rule('/*', headers),
  ...rule('/assets/*', [['Cache-Control', forEver]]),
  ...[...folders.filter((folder) => folder !== '/assets/').map((folder) => `${folder}*`), ...files].flatMap((path) =>
    rule(path, [['Cache-Control', askAgain]]),
  ),
  ...[...Object.keys(routes), '/env/config.json'].flatMap((path) => rule(path, [['Cache-Control', askAgain]])),
];

const redirectsFile: ReadonlyArray<string> = [
  '/.well-known/change-password /change-password 302',
  ...Object.keys(routes)
    .filter((path) => path !== '/')
    .map((path) => `${path} / 200`),
];

/** What a static host reads for the site of one brand: it cannot choose, so every page is the shell. */
export const staticFiles = (deployment: Deployment): ReadonlyMap<string, string> =>
  new Map(
    deployment.brands.flatMap((brand) => [
      [`static/${brand.key}/_headers`, `${headersFile(brand, deployment).join('\n')}\n`],
      [`static/${brand.key}/_redirects`, `${redirectsFile.join('\n')}\n`],
    ]),
  );
