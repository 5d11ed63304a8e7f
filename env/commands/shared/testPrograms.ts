import { installFromDebian } from './debian.ts';
import { missingEngines } from './engines.ts';
import { missingChromium } from './ensureBrowser.ts';
import { missingFonts } from './fonts.ts';
import { missingWebServers } from './webServers.ts';

/**
 * Installs the browsers, web servers and fonts that the browser tests need and this machine lacks, on Debian as root. Elsewhere the
 * tests of a missing program fail, and name it.
 */
export const installTestPrograms = (): Promise<void> =>
  installFromDebian([...missingChromium(), ...missingEngines(), ...missingFonts(), ...missingWebServers()]);
