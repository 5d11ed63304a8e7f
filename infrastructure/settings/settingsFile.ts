import * as t from 'io-ts';
import { platforms } from '#domain/platform/platform.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import { carriedOver, maybe } from '#infrastructure/http/codecs.ts';

const text = maybe(t.string);
const flag = maybe(t.boolean);
const list = maybe(t.array(t.string));
const byPlatform = maybe(t.partial(Object.fromEntries(platforms.map((platform) => [platform, text]))));

const Block = t.partial({
  environment: text,
  version: text,
  appBrand: text,
  hostName: text,
  launchpadApiUrl: text,
  transferSiteUrl: text,
  analytics: maybe(t.partial({ writeKey: text, host: text })),
  sessionRecording: maybe(t.partial({ enabled: flag, appId: text })),
  publicUrls: maybe(t.partial({ default: text, XECI: text })),
  registrationUrls: maybe(t.partial({ corporate: text, personal: text })),
  productUrls: byPlatform,
  helpCentreUrls: byPlatform,
  developerPortalUrls: maybe(t.partial({ home: text, docs: text })),
  contentService: maybe(t.partial({ endpoint: text })),
  locales: list,
  consent: maybe(t.partial({ enabled: flag, source: text })),
  f5Enabled: flag,
  newFlow: maybe(t.partial({ XERA: flag })),
  allowedRedirectOrigins: list,
});

const poisonous: ReadonlyArray<string> = ['__proto__', 'constructor', 'prototype'];

const isPoisoned = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.keys(value).some((key) => poisonous.includes(key)) || Object.values(value).some(isPoisoned));

const File = t.type({ default: Block, brands: t.record(t.string, Block) });

/** env/config.json. Variables this build doesn't know are overlooked; a name that reaches for a prototype spoils the file. */
export const settingsFileCodec: t.Decoder<unknown, SettingsFile> = carriedOver(File, (file) =>
  isPoisoned(file) ? null : file,
);
