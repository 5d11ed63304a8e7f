import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeHosting } from '#env/hosting/writeHosting.ts';
import { dist, top } from './shared/top.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { config: { type: 'string' }, to: { type: 'string' }, dist: { type: 'string' } },
});

const build = resolve(values.dist ?? dist);
const to = resolve(values.to ?? join(build, 'hosting'));
writeHosting({ dist: build, config: resolve(values.config ?? join(top, 'env', 'config.json')), to });
console.log(`The rules for nginx, Caddy and static hosts are in ${to}.`);
