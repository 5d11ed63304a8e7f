import type { SettingsBlock, SettingsFile } from '#domain/settings/settings.ts';
import { readSandboxConfig } from '#env/sandbox/sandboxConfig.ts';
import { readConfig } from '#env/server/config.ts';

/** Returns the text of a configuration with the actual origin of each host for the one with port 4100. */
export const withOrigins = (text: string, origin: (host: string) => string): string =>
  text.replaceAll(/http:\/\/([\w.]+):4100/g, (_, host: string) => origin(host));

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
