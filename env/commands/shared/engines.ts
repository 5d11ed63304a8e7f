import { existsSync } from 'node:fs';

/** A program of the browser engines beside Chromium. */
export type EngineProgram = 'firefox' | 'webKitDriver' | 'virtualDisplay';

const paths: { readonly [Program in EngineProgram]: readonly string[] } = {
  firefox: [
    process.env['FIREFOX_PATH'] ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
  webKitDriver: [process.env['WEBKIT_DRIVER_PATH'] ?? '', '/usr/bin/WebKitWebDriver'],
  virtualDisplay: [process.env['XVFB_PATH'] ?? '', '/usr/bin/Xvfb'],
};

const debianPackages: { readonly [Program in EngineProgram]: string } = {
  firefox: 'firefox-esr',
  webKitDriver: 'webkit2gtk-driver',
  virtualDisplay: 'xvfb',
};

const programs: readonly EngineProgram[] = ['firefox', 'webKitDriver', 'virtualDisplay'];

/** Returns the path of an installed program; null if it is missing. */
export const findEngineProgram = (program: EngineProgram): string | null =>
  paths[program].find((path) => path !== '' && existsSync(path)) ?? null;

/** Whether WebKit has a driver for this system: WebKitGTK, which has one, is for Linux only. */
export const hasWebKitDriver = process.platform === 'linux';

/** The Debian packages of the engines that this machine lacks. */
export const missingEngines = (): readonly string[] =>
  programs.filter((program) => findEngineProgram(program) === null).map((program) => debianPackages[program]);
