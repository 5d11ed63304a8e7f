// Bundles the server as a worker for the edge, and checks its configuration.
// Usage: npm run worker -- [--config FILE] [--dist FOLDER] [--to FOLDER]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfigFile } from '#env/server/node/serve.ts';
import { bundleWorker } from './shared/bundleWorker.ts';
import { ensureBuild } from './shared/ensureBuild.ts';
import { dist, outputFolder } from '#env/shared/projectRoot.ts';
import { userError } from '#env/shared/userError.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ args: process.argv.slice(3), options: { config: text, dist: text, to: text } });

/** Returns the text of a configuration without spaces; throws a user error if a worker cannot use it. */
const configOf = async (path: string): Promise<string> => {
  const json = JSON.stringify(JSON.parse((await readConfigFile(path)).text));
  const [bytes, most] = [Buffer.byteLength(json), 5000];
  if (bytes > most) throw userError(`The configuration has ${bytes} bytes; a variable of a worker holds ${most}.`);
  return json;
};

const config = values.config === undefined ? null : await configOf(resolve(values.config));
if (values.dist === undefined) await ensureBuild();
const code = await bundleWorker(resolve(values.dist ?? dist));
const folder = resolve(values.to ?? join(outputFolder, 'worker'));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'worker.js'), code);
if (config !== null) writeFileSync(join(folder, 'config.json'), config);
console.log(`The worker is in ${folder} (${Math.round(Buffer.byteLength(code) / 1000)} kB).`);
