import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { chromium } from 'playwright';
import { userError } from '#env/shared/userError.ts';
import { runProgram, runTool } from './tool.ts';

type Row = {
  /** What names the program; it wins over the names. */
  readonly variable: string;
  readonly names: readonly string[];
  readonly debian: readonly string[];
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
    names: [
      ...playwrightsOwn(),
      'chromium',
      'chromium-browser',
      'google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    debian: ['chromium', 'chromium-headless-shell'],
    works: starts,
  },
  /** The same engine without the browser around it, for half the processor time. */
  headlessShell: { variable: 'HEADLESS_SHELL_PATH', names: ['chromium-headless-shell'], debian: [], works: starts },
  firefox: {
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    debian: ['firefox-esr'],
  },
  webKitDriver: { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], debian: ['webkit2gtk-driver'] },
  virtualDisplay: { variable: 'XVFB_PATH', names: ['Xvfb'], debian: ['xvfb'] },
  nginx: {
    variable: 'NGINX_PATH',
    names: ['nginx'],
    debian: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    works: () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  },
  caddy: { variable: 'CADDY_PATH', names: ['caddy'], debian: ['caddy'] },
} satisfies Readonly<Record<string, Row>>;

export type Program = keyof typeof programs;

// Because: the path of a person who is not root has no /usr/sbin, where Debian keeps nginx.
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];

const find = ({ variable, names, works = () => true }: Row): string | null => {
  const paths = names.flatMap((name) => folders.map((folder) => resolve(folder, name)));
  return [process.env[variable] ?? '', ...new Set(paths)].find((path) => existsSync(path) && works(path)) ?? null;
};

/** The path of an installed program that works; null if it is missing. */
export const findProgram = (name: Program): string | null => find(programs[name]);

/** Whether WebKit has a driver for this system: WebKitGTK, which has one, is for Linux only. */
export const hasWebKitDriver = process.platform === 'linux';

const servicePolicy = '/usr/sbin/policy-rc.d';

const aptGet = (...args: readonly string[]): Promise<number> =>
  runProgram('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, isQuiet: true });

/**
 * Installs Debian packages without starting their services, on Debian as root; elsewhere it does nothing. A package that the
 * distribution lacks stays missing.
 */
export const installFromDebian = async (packages: readonly string[]): Promise<void> => {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (packages.length === 0 || !isDebianRoot) return;
  console.log(`Installing ${packages.join(', ')} ...`);
  const isOurs = !existsSync(servicePolicy);
  if (isOurs) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await aptGet('update');
    for (const name of packages) await aptGet('install', '-y', '--no-install-recommends', name);
  } finally {
    if (isOurs) rmSync(servicePolicy);
  }
};

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
  return installFromDebian([...missing.flatMap(({ debian }) => debian), ...missingFonts()]);
};

/** Returns the path of a Chromium that starts; installs one if needed, and throws a user error if that fails. */
export const ensureBrowser = async (): Promise<string> => {
  if (findProgram('chromium') === null) await installFromDebian(programs.chromium.debian);
  if (findProgram('chromium') === null) await runTool('playwright/cli.js', ['install', 'chromium']);
  const installed = findProgram('chromium');
  if (installed !== null) return installed;
  throw userError(
    'The browser tests need Chromium, and it could not be installed: put one on this machine and name it with CHROMIUM_PATH.',
  );
};
