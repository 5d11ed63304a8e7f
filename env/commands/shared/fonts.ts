import { spawnSync } from 'node:child_process';

/** The fonts whose metrics the stand-ins of `ui/theme/fonts.css` are made for. Each is enough. */
const standInFonts = ['Arial', 'Helvetica', 'Liberation Sans'];

// Because: `fc-list` also succeeds without a match, and then prints nothing.
const isInstalled = (family: string): boolean =>
  (spawnSync('fc-list', [`:family=${family}`, 'family'], { encoding: 'utf8' }).stdout ?? '').trim() !== '';

/** The Debian packages of the fonts that the tests of layout shifts need and this machine lacks. Other systems than Linux have them. */
export const missingFonts = (): readonly string[] =>
  process.platform !== 'linux' || standInFonts.some(isInstalled) ? [] : ['fonts-liberation'];
