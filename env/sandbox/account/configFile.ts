import { readFileSync } from 'node:fs';
import type { SettingsBlock, SettingsFile } from '#domain/settings/settingsFile.ts';

const written = new URL('../config.json', import.meta.url);
const writtenPort = ':4100';

const atPort = (port: number): string => (port === 80 ? '' : `:${port}`);

/** The sandbox's configuration as text, every address on the port this server really has, the app's on its web server's. */
export const configText = (port: number, accountPort: number = port): string =>
  readFileSync(written, 'utf8')
    .replaceAll(/(\/\/account\.[a-z]+\.localhost):4100/g, `$1${atPort(accountPort)}`)
    .replaceAll(writtenPort, atPort(port));

/** The configuration with some variables of its default block said otherwise. */
export const overlaid = (text: string, overlay: SettingsBlock): string => {
  const file: SettingsFile = JSON.parse(text);
  return JSON.stringify({ ...file, default: { ...file.default, ...overlay } });
};
