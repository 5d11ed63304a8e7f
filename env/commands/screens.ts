import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeGallery } from './screens/gallery.ts';
import { needBrowser } from './shared/browser.ts';
import { runTool } from './shared/tool.ts';
import { output } from './shared/top.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ args: process.argv.slice(3), options: { only: text, locale: text, width: text } });
const folder = join(output, 'screens');

rmSync(join(folder, values.only ?? ''), { recursive: true, force: true });
const held = await runTool({
  packageName: '@playwright/test',
  command: 'playwright',
  words: ['test', '--config', 'tests/screens/playwright.config.ts'],
  env: {
    CHROMIUM_PATH: await needBrowser(),
    ...(values.only === undefined ? {} : { SCREENS_ONLY: values.only }),
    ...(values.locale === undefined ? {} : { SCREENS_LOCALE: values.locale }),
    ...(values.width === undefined ? {} : { SCREENS_WIDTH: values.width }),
  },
});
console.log(`\nOpen ${writeGallery(folder)} to look at them all.`);
process.exitCode = held ? 0 : 1;
