// Runs the browser tests; arguments go to Playwright.
import { ensureBrowser } from '#env/commands/shared/ensureBrowser.ts';
import { hasWebKitDriver } from '#env/commands/shared/engines.ts';
import { browserReport } from '#env/commands/shared/testSummary.ts';
import { installTestPrograms } from './shared/testPrograms.ts';
import { runTool } from './shared/tool.ts';

if (!hasWebKitDriver) console.log('The journeys do not run in WebKit on this system: its driver is for Linux only.');
await installTestPrograms();
const ok = await runTool({
  packageName: '@playwright/test',
  command: 'playwright',
  args: ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(3)],
  env: { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
});
process.exitCode = ok ? 0 : 1;
