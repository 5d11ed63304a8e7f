import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian } from './debian.ts';
import { userError } from '#env/shared/userError.ts';
import { runTool } from './tool.ts';

const candidatePaths = (): readonly string[] => [
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

const canStart = (path: string): boolean =>
  path !== '' &&
  existsSync(path) &&
  (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);

/** Finds a Chromium that starts, CHROMIUM_PATH first; null if there is none. */
export const findBrowser = (): string | null => candidatePaths().find(canStart) ?? null;

/**
 * Finds the headless shell of Chromium, HEADLESS_SHELL_PATH first: the same engine without the browser around it, for half the processor
 * time. Without one, the whole browser.
 */
export const findHeadlessShell = (): string | null =>
  [process.env['HEADLESS_SHELL_PATH'] ?? '', '/usr/bin/chromium-headless-shell'].find(canStart) ?? findBrowser();

const chromiumPackages = ['chromium', 'chromium-headless-shell'];

/** The Debian packages of Chromium and its headless shell, if this machine has no Chromium. */
export const missingChromium = (): readonly string[] => (findBrowser() === null ? chromiumPackages : []);

/** Returns the path of a Chromium that starts; installs one if needed, and throws a user error if that fails. */
export const ensureBrowser = async (): Promise<string> => {
  const present = findBrowser();
  if (present !== null) return present;
  await installFromDebian(chromiumPackages);
  if (findBrowser() === null)
    await runTool({ packageName: 'playwright', command: 'playwright', args: ['install', 'chromium'] });
  const installed = findBrowser();
  if (installed !== null) return installed;
  throw userError(
    'The browser tests need Chromium, and it could not be installed: put one on this machine and name it with CHROMIUM_PATH.',
  );
};
