import { readFileSync } from 'node:fs';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';

const written = new URL('../config.json', import.meta.url);
const writtenPort = ':4100';

/** The sandbox's configuration as text, every address on the port this server really has. */
export const configText = (port: number): string =>
  readFileSync(written, 'utf8').replaceAll(writtenPort, port === 80 ? '' : `:${port}`);

/** The same as data. */
export const configFile = (port: number): SettingsFile => JSON.parse(configText(port));
