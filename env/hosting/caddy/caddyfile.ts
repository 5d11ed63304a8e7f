import type { Certificate, Deployment } from '#env/hosting/deployment.ts';
import { indented, quoted } from '#env/hosting/quoted.ts';
import { caddyMaps } from './maps.ts';
import { caddyErrors, caddyRoute } from './route.ts';

// Because: for a site with host names, Caddy answers any other host with an empty page, and only over TLS with 421.
const strictHost = (certificate: Certificate | null): ReadonlyArray<string> =>
  certificate === null ? ['strict_sni_host'] : [];

const globalOptions = (certificate: Certificate | null): ReadonlyArray<string> => [
  '# Where this machine listens, where the build lies and where the folder of this file: from the environment.',
  '{',
  '  admin {$ACCOUNT_ADMIN:localhost:2019}',
  '  servers {',
  '    protocols h1 h2',
  ...strictHost(certificate).map((line) => `    ${line}`),
  '  }',
  '}',
  '',
];

// Because: without a certificate Caddy requests one for each host name it has.
const siteAddress = (certificate: Certificate | null): ReadonlyArray<string> =>
  certificate === null
    ? ['{$ACCOUNT_ADDRESS::8080} {']
    : ['{$ACCOUNT_ADDRESS::443} {', `  tls ${quoted(certificate.chain)} ${quoted(certificate.key)}`];

const indentWithTabs = (line: string): string => line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length / 2));

/** Writes the Caddyfile: it serves only what its route lists. */
export const caddyfile = (deployment: Deployment, certificate: Certificate | null = null): string =>
  [
    ...globalOptions(certificate),
    ...siteAddress(certificate),
    ...indented([
      'root * {$ACCOUNT_ROOT:..}',
      '',
      ...caddyMaps(deployment),
      ...caddyRoute(deployment),
      '',
      ...caddyErrors,
    ]),
    '}',
    '',
  ]
    .map(indentWithTabs)
    .join('\n');
