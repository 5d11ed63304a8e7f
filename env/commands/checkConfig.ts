// Checks whether the servers can use a configuration. Usage: npm run config:check -- FILE
import { readConfigFile } from '#env/server/node/readConfigFile.ts';
import { userError } from '#env/shared/userError.ts';

const [path, ...more] = process.argv.slice(3);
if (path === undefined || more.length > 0) throw userError('Name one file: npm run config:check -- FILE');
const { sites } = readConfigFile(path);
console.log(`Every brand can use ${path}, for ${sites[0]?.settings.environment}.`);
