import { needBrowser } from './shared/browser.ts';
import { browserReport } from './shared/tally.ts';
import { runTool } from './shared/tool.ts';
import { needWebServers } from './shared/webServers.ts';

needWebServers();
const held = await runTool({
  packageName: '@playwright/test',
  command: 'playwright',
  words: ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(3)],
  env: { CHROMIUM_PATH: await needBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
});
process.exitCode = held ? 0 : 1;
