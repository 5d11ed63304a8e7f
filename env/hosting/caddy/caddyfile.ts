import type { Deployment } from '#env/hosting/deployment.ts';
import { indented } from '#env/hosting/quoted.ts';
import { caddyMaps } from './maps.ts';
import { caddyErrors, caddyRoute } from './route.ts';

const own: ReadonlyArray<string> = [
  '# Where this machine listens, where the build lies and where the folder of this file: from the environment.',
  '{',
  '  admin {$ACCOUNT_ADMIN:localhost:2019}',
  '}',
  '',
];

const tabbed = (line: string): string => line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length / 2));

/** The Caddyfile: only what its route lists is ever served. */
export const caddyfile = (deployment: Deployment): string =>
  [
    ...own,
    '{$ACCOUNT_ADDRESS::8080} {',
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
