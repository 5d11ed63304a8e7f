// Runs the contract of the identity service against a launchpad at an address, see docs/adapters.md.
// Usage: npm run contract -- URL
import { userError } from '#env/shared/userError.ts';
import { runTool } from './shared/tool.ts';

const [address = '', ...more] = process.argv.slice(3);
if (!/^https?:[^@]+$/.test(address) || !URL.canParse(address) || more.length > 0)
  throw userError('Usage: npm run contract -- URL, such as http://launchpad.xe.localhost:4100');
process.exitCode = await runTool('tsx/dist/cli.mjs', ['tests/contracts/main.ts', address]);
