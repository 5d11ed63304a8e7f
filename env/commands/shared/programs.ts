import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { userError } from '#env/shared/userError.ts';
import { installFromDebian } from './debian.ts';
import { runTool } from './tool.ts';

type Row = {
  /** The variable that names the program; it wins over the paths. */
  readonly variable: string;
  readonly paths: readonly string[];
  readonly debianPackages: readonly string[];
  readonly works?: (path: string) => boolean;
};

/** Whether a browser starts. Some systems have one that only says how to install it. */
const starts = (path: string): boolean =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/** The browser that Playwright brings, if it has one for this system. */
const playwrightsOwn = (): readonly string[] => {
  try {
    return [chromium.executablePath()];
  } catch {
    return [];
  }
};

const programs = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    paths: [
      ...playwrightsOwn(),
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/snap/bin/chromium',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    debianPackages: ['chromium', 'chromium-headless-shell'],
    works: starts,
  },
  /** The same engine without the browser around it, for half the processor time. */
  headlessShell: {
    variable: 'HEADLESS_SHELL_PATH',
    paths: ['/usr/bin/chromium-headless-shell'],
    debianPackages: [],
    works: starts,
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    paths: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/snap/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    debianPackages: ['firefox-esr'],
  },
  webKitDriver: {
    variable: 'WEBKIT_DRIVER_PATH',
    paths: ['/usr/bin/WebKitWebDriver'],
    debianPackages: ['webkit2gtk-driver'],
  },
  virtualDisplay: { variable: 'XVFB_PATH', paths: ['/usr/bin/Xvfb'], debianPackages: ['xvfb'] },
  nginx: {
    variable: 'NGINX_PATH',
    paths: ['/usr/sbin/nginx'],
    debianPackages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    works: () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  },
  caddy: { variable: 'CADDY_PATH', paths: ['/usr/bin/caddy'], debianPackages: ['caddy'] },
} satisfies Readonly<Record<string, Row>>;

/** A program that the tests need. */
export type Program = keyof typeof programs;

const find = ({ variable, paths, works = () => true }: Row): string | null =>
  [process.env[variable] ?? '', ...paths].find((path) => existsSync(path) && works(path)) ?? null;

/** The path of an installed program that works (nginx only with its brotli module); null if it is missing. */
export const findProgram = (name: Program): string | null => find(programs[name]);

/** Whether WebKit has a driver for this system: WebKitGTK, which has one, is for Linux only. */
export const hasWebKitDriver = process.platform === 'linux';

/** Whether a font is installed. Without a match, `fc-list` succeeds and prints nothing. */
const hasFont = (family: string): boolean =>
  (spawnSync('fc-list', [`:family=${family}`, 'family'], { encoding: 'utf8' }).stdout ?? '').trim() !== '';

/** The Debian packages of the fonts that this Linux lacks: those whose metrics the stand-ins of `ui/theme/fonts.css` have. Each is enough. */
export const missingFonts = (): readonly string[] =>
  process.platform !== 'linux' || ['Arial', 'Helvetica', 'Liberation Sans'].some(hasFont) ? [] : ['fonts-liberation'];

/**
 * Installs the browsers, web servers and fonts that the browser tests need and this machine lacks, on Debian as root. Elsewhere the
 * tests of a missing program fail, and name it.
 */
export const installTestPrograms = (): Promise<void> => {
  const missing = Object.values<Row>(programs).filter((row) => find(row) === null);
  return installFromDebian([...missing.flatMap(({ debianPackages }) => debianPackages), ...missingFonts()]);
};

/** Returns the path of a Chromium that starts; installs one if needed, and throws a user error if that fails. */
export const ensureBrowser = async (): Promise<string> => {
  if (findProgram('chromium') === null) await installFromDebian(programs.chromium.debianPackages);
  if (findProgram('chromium') === null) await runTool('playwright/cli.js', ['install', 'chromium']);
  const installed = findProgram('chromium');
  if (installed !== null) return installed;
  throw userError(
    'The browser tests need Chromium, and it could not be installed: put one on this machine and name it with CHROMIUM_PATH.',
  );
};
