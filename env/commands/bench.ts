// Measures how fast the app becomes usable, compared with a plain React page, and the Node server, compared with nginx; `server` measures the server only. Builds first if needed.
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
