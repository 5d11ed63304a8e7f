// Runs the browser tests; arguments go to Playwright.
import { ensureBrowser } from '#env/commands/shared/ensureBrowser.ts';
import { ensureEngines } from '#env/commands/shared/engines.ts';
import { ensureFonts } from '#env/commands/shared/ensureFonts.ts';
import { browserReport } from '#env/commands/shared/testSummary.ts';
import { runTool } from './shared/tool.ts';
import { ensureWebServers } from './shared/webServers.ts';

ensureWebServers();
ensureEngines();
ensureFonts();
const ok = await runTool({
  packageName: '@playwright/test',
  command: 'playwright',
  args: ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(3)],
  env: { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
});
process.exitCode = ok ? 0 : 1;
