import type { SettingsBlock, SettingsFile } from '#domain/settings/settingsFile.ts';
import { readConfig } from '#env/server/config.ts';
import { readSandboxConfig } from '#env/sandbox/sandboxConfig.ts';

const atPort = (port: number): string => (port === 80 ? '' : `:${port}`);

/** Returns the text of a configuration with the actual ports for 4100; the account hosts may have a port of their own. */
export const withPorts = (text: string, port: number, accountPort: number = port): string =>
  text
    .replaceAll(/(\/\/account\.[a-z]+\.localhost):4100/g, `$1${atPort(accountPort)}`)
    .replaceAll(':4100', atPort(port));

/** Returns the text of the sandbox's configuration, with the port 4100. */
export const configText = (): string => JSON.stringify(readSandboxConfig());

/** Returns the configuration with replaced variables in its default block. */
export const withOverrides = (text: string, settingsOverrides: SettingsBlock): string => {
  const settings: SettingsFile = JSON.parse(text);
  return JSON.stringify({ ...settings, default: { ...settings.default, ...settingsOverrides } });
};

/** Throws a user error unless every brand can use the sandbox's configuration with these replaced variables. */
export const checkConfig = (settingsOverrides: SettingsBlock): void => {
  readConfig(withOverrides(configText(), settingsOverrides), () => undefined);
};
