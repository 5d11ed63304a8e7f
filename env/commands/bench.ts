import { needBrowser } from './shared/browser.ts';
import { freshBuild } from './shared/freshBuild.ts';
import { runTool } from './shared/tool.ts';

await freshBuild();
const held = await runTool({
  packageName: 'tsx',
  command: 'tsx',
  words: ['--tsconfig', 'tests/tsconfig.json', 'tests/bench/main.ts'],
  env: { CHROMIUM_PATH: await needBrowser(), NODE_ENV: 'production' },
});
process.exitCode = held ? 0 : 1;
