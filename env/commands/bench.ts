// Measures the speed of pages and journeys.
// Usage: npm run bench -- [pages | journeys]
import { ensureBuild } from './shared/ensureBuild.ts';
import { ensureBrowser } from './shared/programs.ts';
import { runTool } from './shared/tool.ts';

await ensureBuild();
const main = ['--tsconfig', 'tests/tsconfig.json', 'tests/bench/main.ts', ...process.argv.slice(3)];
const env = { CHROMIUM_PATH: await ensureBrowser(), NODE_ENV: 'production' };
process.exitCode = await runTool('tsx/dist/cli.mjs', main, { env });
