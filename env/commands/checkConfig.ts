// Checks whether the servers can use a configuration.
// Usage: npm run config:check -- FILE
import { parseArgs } from 'node:util';
import { readConfigFile } from '#env/server/node/serve.ts';
import { userError } from '#env/shared/userError.ts';

const [path] = parseArgs({ args: process.argv.slice(3), allowPositionals: true }).positionals;
if (path === undefined) throw userError('Name one file: npm run config:check -- FILE');
const { sites } = await readConfigFile(path);
console.log(`Every brand can use ${path}, for ${sites[0]?.settings.environment}.`);
