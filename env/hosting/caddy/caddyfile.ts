import type { Certificate, Deployment } from '#env/hosting/deployment.ts';
import { indented, quoted } from '#env/hosting/quoted.ts';
import { caddyMaps } from './maps.ts';
import { caddyErrors, caddyRoute } from './route.ts';

const own: ReadonlyArray<string> = [
  '# Where this machine listens, where the build lies and where the folder of this file: from the environment.',
  '{',
  '  admin {$ACCOUNT_ADMIN:localhost:2019}',
  '  servers {',
  '    protocols h1 h2',
  '  }',
  '}',
  '',
];

// Because: where no certificate is named, Caddy fetches one for each host name it is given.
const listening = (certificate: Certificate | null): ReadonlyArray<string> =>
  certificate === null
    ? ['{$ACCOUNT_ADDRESS::8080} {']
    : ['{$ACCOUNT_ADDRESS::443} {', `  tls ${quoted(certificate.chain)} ${quoted(certificate.key)}`];

const tabbed = (line: string): string => line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length / 2));

/** The Caddyfile: only what its route lists is ever served. */
export const caddyfile = (deployment: Deployment, certificate: Certificate | null = null): string =>
  [
    ...own,
    ...listening(certificate),
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
    .map(tabbed)
    .join('\n');
