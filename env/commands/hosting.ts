// Writes the rules for nginx, Caddy and static hosts of a build and a configuration.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeHosting } from '#env/hosting/writeHosting.ts';
import { userError } from '#env/commands/shared/userError.ts';
import { dist, projectRoot } from '#env/commands/shared/projectRoot.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    config: { type: 'string' },
    to: { type: 'string' },
    dist: { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
  },
});

const build = resolve(values.dist ?? dist);
const to = resolve(values.to ?? join(build, 'hosting'));
const { certificate: chain, key } = values;
if ((chain === undefined) !== (key === undefined)) throw userError('--certificate and --key belong together.');
writeHosting({
  dist: build,
  config: resolve(values.config ?? join(projectRoot, 'env', 'config.json')),
  to,
  certificate: chain === undefined || key === undefined ? null : { chain, key },
});
console.log(`The rules for nginx, Caddy and static hosts are in ${to}.`);
