// Takes a picture of every screen and writes a contact sheet, or takes the pictures of the README.
// Usage: npm run screens -- [--only sign-in/locked] [--brand KEY] [--locale fr-FR] [--width 360] [--scheme dark] [--readme]
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeContactSheet } from './screens/contactSheet.ts';
import { ensureBrowser, installFromDebian, missingFonts } from './shared/programs.ts';
import { runTool } from './shared/tool.ts';
import { outputFolder } from '#env/shared/projectRoot.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { only: text, brand: text, locale: text, width: text, scheme: text, readme: { type: 'boolean' } },
});
const folder = join(outputFolder, 'screens');

if (values.readme !== true) rmSync(join(folder, values.only ?? ''), { recursive: true, force: true });
await installFromDebian(missingFonts());
const variables = Object.entries(values).map(([name, value]) => [`SCREENS_${name.toUpperCase()}`, String(value)]);
const env = { CHROMIUM_PATH: await ensureBrowser(), ...Object.fromEntries(variables) };
const run = ['test', '--config', 'tests/screens/playwright.config.ts'];
process.exitCode = await runTool('@playwright/test/cli.js', run, { env });
console.log(
  values.readme === true ? '\nThe pictures are in docs/pictures.' : `\nLook at them all: ${writeContactSheet(folder)}`,
);
