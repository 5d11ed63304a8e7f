import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian, isDebianRoot } from './debian.ts';
import { plainFault } from './plainFault.ts';
import { runTool } from './tool.ts';

const places = (): readonly string[] => [
  process.env['CHROMIUM_PATH'] ?? '',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const starts = (path: string): boolean =>
  path !== '' &&
  existsSync(path) &&
  (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);

/** A Chromium that starts on this machine, or null. CHROMIUM_PATH is asked first. */
export const findBrowser = (): string | null => places().find(starts) ?? null;

/** A Chromium that starts, installed first where there is none; a machine that cannot have one is told so in a sentence. */
export const needBrowser = async (): Promise<string> => {
  const present = findBrowser();
  if (present !== null) return present;
  console.log('Installing a browser for the browser tests ...');
  if (isDebianRoot()) installFromDebian(['chromium']);
  if (findBrowser() === null)
    await runTool({ packageName: 'playwright', command: 'playwright', words: ['install', 'chromium'] });
  const installed = findBrowser();
  if (installed !== null) return installed;
  throw plainFault(
    'The browser tests need Chromium, and it could not be installed: put one on this machine and name it with CHROMIUM_PATH.',
  );
};
