// Measures how fast the app becomes usable, the round trips of each journey, interactions, memory, and the Node server; `pages`, `journeys`, `interaction`, `memory` or `server` measures one of them. Builds first if needed.
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
