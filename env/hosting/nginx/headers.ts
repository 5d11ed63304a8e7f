import type { Deployment } from '#env/hosting/deployment.ts';
import { headerTable } from '#env/hosting/headerTable.ts';
import { quotedHeader } from '#env/hosting/quoted.ts';

/** The variable of a header that differs between brands. */
export const headerVariable = (name: string): string => `$account_${name.toLowerCase().replaceAll('-', '_')}`;

/** The headers of every answer, also of errors and redirects; nginx omits an empty one. */
export const nginxHeaders = (deployment: Deployment): ReadonlyArray<string> => [
  ...headerTable(deployment).map(
    ({ name, common }) => `add_header ${name} ${common === null ? headerVariable(name) : quotedHeader(common)} always;`,
  ),
  'add_header Cache-Control $account_caching always;',
  'add_header Vary $account_vary always;',
  'add_header Allow $account_allow always;',
];
