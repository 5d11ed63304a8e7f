// Serves a build in production, see docs/hosting.md; without --dist the project's own, made first if it is out of date.
// Usage: npm run serve -- [--config FILE] [--dist FOLDER] [--check]
import { join } from 'node:path';
import { readOptions, serve } from '#env/server/node/serve.ts';
import { dist, projectRoot } from '#env/shared/projectRoot.ts';
import { ensureBuild } from './shared/ensureBuild.ts';

const given = process.argv.slice(3);
const defaults = ['--config', join(projectRoot, 'env', 'config.json'), '--dist', dist];
const options = readOptions([...defaults, ...given], process.env);
if (!given.some((argument) => argument.startsWith('--dist'))) await ensureBuild();
await serve(options);
