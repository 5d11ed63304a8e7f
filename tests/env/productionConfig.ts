import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#env/shared/projectRoot.ts';

/** The text of `env/config.json` as a deployment fills it in for production. */
export const productionConfig = (): string =>
  readFileSync(join(projectRoot, 'env', 'config.json'), 'utf8')
    .replace('"development"', '"production"')
    .replace('set-by-the-deployment@xe.example', 'security@xe.com')
    .replace('set-by-the-deployment', 'write-key');
