// Measures the speed of pages, journeys, interactions and the Node server, and the memory.
// Usage: npm run bench -- [pages | journeys | interaction | memory | server]
import { ensureBuild } from './shared/ensureBuild.ts';
import { preparePackage } from './shared/preparePackage.ts';
import { ensureBrowser } from './shared/programs.ts';
import { runTool } from './shared/tool.ts';

await preparePackage('tests/bench');
await ensureBuild();
process.exitCode = await runTool(
  'tsx/dist/cli.mjs',
  ['--tsconfig', 'tests/bench/tsconfig.json', 'tests/bench/main.ts', ...process.argv.slice(3)],
  { env: { CHROMIUM_PATH: await ensureBrowser(), NODE_ENV: 'production' } },
);
