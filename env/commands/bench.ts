// Measures how fast the app becomes usable, the round trips of each journey, interactions, memory, and the Node server; `pages`, `journeys`, `interaction`, `memory` or `server` measures one of them. Builds first if needed.
import { ensureBrowser } from '#env/commands/shared/ensureBrowser.ts';
import { ensureBuild } from '#env/commands/shared/ensureBuild.ts';
import { runTool } from './shared/tool.ts';

await ensureBuild();
const ok = await runTool({
  packageName: 'tsx',
  command: 'tsx',
  args: ['--tsconfig', 'tests/tsconfig.json', 'tests/bench/main.ts', ...process.argv.slice(3)],
  env: { CHROMIUM_PATH: await ensureBrowser(), NODE_ENV: 'production' },
});
process.exitCode = ok ? 0 : 1;
