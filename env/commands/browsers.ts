// Runs the browser tests.
// Usage: npm run browsers -- [what Playwright takes: a part of a file's name, --headed, ...]
import { ensureBrowser, hasWebKitDriver, installTestPrograms } from './shared/programs.ts';
import { runTool } from './shared/tool.ts';

if (!hasWebKitDriver) console.log('The journeys do not run in WebKit on this system: its driver is for Linux only.');
await installTestPrograms();
const env = { CHROMIUM_PATH: await ensureBrowser() };
const run = ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(3)];
process.exitCode = await runTool('@playwright/test/cli.js', run, { env });
