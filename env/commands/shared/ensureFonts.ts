import { spawnSync } from 'node:child_process';
import { installFromDebian, isDebianRoot } from './debian.ts';

/** The fonts whose metrics the stand-ins of `ui/theme/fonts.css` are made for. Each is enough. */
const standInFonts = ['Arial', 'Helvetica', 'Liberation Sans'];

// Because: `fc-list` also succeeds without a match, and then prints nothing.
const isInstalled = (family: string): boolean =>
  (spawnSync('fc-list', [`:family=${family}`, 'family'], { encoding: 'utf8' }).stdout ?? '').trim() !== '';

/** Installs the fonts that the tests of layout shifts need, on Debian as root. Other systems have them, or those tests fail. */
export const ensureFonts = (): void => {
  if (process.platform !== 'linux' || standInFonts.some(isInstalled) || !isDebianRoot()) return;
  console.log('Installing fonts for the browser tests ...');
  installFromDebian(['fonts-liberation']);
};
