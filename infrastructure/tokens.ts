import type { DeferredServicePorts, Ports } from '#application/ports/ports.ts';
import type { LoadSettingsPorts } from '#application/start/loadSettings.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { Listeners } from '#application/shared/listeners.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import type { Network } from '#infrastructure/http/httpClient.ts';
import { token, type Token, type Tokens } from './container.ts';

/** The ports that load the settings. */
export const settingsPorts: Tokens<LoadSettingsPorts> = {
  settingsSource: token('settingsSource'),
  logFor: token('logFor'),
};

/** The settings and the brand, once they are loaded. */
export const appContext: Token<AppContext> = token('appContext');

/** The ports of the use cases. */
export const ports: Tokens<Ports> = {
  identity: token('identity'),
  themes: token('themes'),
  systemFields: token('systemFields'),
  cookies: token('cookies'),
  session: token('session'),
  pageReturns: token('pageReturns'),
  head: token('head'),
  phoneBook: token('phoneBook'),
  smsCodes: token('smsCodes'),
  analyticsEvents: token('analyticsEvents'),
  clock: token('clock'),
  log: token('log'),
};

/** The ports of the deferred services. */
export const deferredServicePorts: Tokens<DeferredServicePorts> = {
  ...ports,
  flow: token('flow'),
  analytics: token('analytics'),
  tags: token('tags'),
  recorder: token('recorder'),
  banner: token('banner'),
  scripts: token('scripts'),
  signals: token('signals'),
  appearance: token('appearance'),
};

/** The network of the browser. */
export const network: Token<Network> = token('network');

/** The storage of this tab. */
export const tabStorage: Token<SafeStorage> = token('tabStorage');

/** The storage of this browser. */
export const deviceStorage: Token<SafeStorage> = token('deviceStorage');

/** The codes of the identity service that a line of the log may name. */
export const knownCodes: Token<ReadonlySet<string>> = token('knownCodes');

/** The lines of the log that a recording may show. */
export const logLines: Token<Listeners<[line: string]>> = token('logLines');
