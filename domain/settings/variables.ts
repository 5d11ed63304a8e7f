import type { Brand } from '#domain/brand/brand.ts';
import type { Platform } from '#domain/platform/platform.ts';

/** The kinds of variable, each with the type of its value. */
export type KindValues = {
  readonly text: string;
  readonly flag: boolean;
  readonly list: ReadonlyArray<string>;
  readonly byPlatform: { readonly [P in Platform]: string | null };
};

/** One variable: its kind, its default, and whether a missing value is logged. */
export type Variable = {
  readonly [Kind in keyof KindValues]: {
    readonly kind: Kind;
    readonly default: Kind extends 'byPlatform' ? null : Default<KindValues[Kind]>;
    readonly logMissing: boolean;
  };
}[keyof KindValues];

type Default<Value> = Value | ((brand: Brand) => Value) | null;

/** Variables and groups of variables, by name. */
export type Group = { readonly [name: string]: Variable | Group };

/** Whether an entry of the table is a variable. Otherwise it is a group. */
export const isVariable = (entry: Variable | Group): entry is Variable => typeof entry.kind === 'string';

/** Every variable of `env/config.json`. The type of the file, its codec, the settings and the log of missing variables follow from it. */
export const variables = {
  environment: { kind: 'text', default: null, logMissing: true },
  version: { kind: 'text', default: '', logMissing: true },
  appBrand: { kind: 'text', default: (brand: Brand): string => brand.key, logMissing: true },
  hostName: { kind: 'text', default: (brand: Brand): string => brand.hostName, logMissing: true },
  launchpadApiUrl: { kind: 'text', default: null, logMissing: true },
  transferSiteUrl: { kind: 'text', default: null, logMissing: true },
  analytics: {
    writeKey: { kind: 'text', default: null, logMissing: true },
    host: { kind: 'text', default: null, logMissing: true },
  },
  sessionRecording: {
    enabled: { kind: 'flag', default: false, logMissing: true },
    appId: { kind: 'text', default: '', logMissing: true },
  },
  publicUrls: {
    default: { kind: 'text', default: '', logMissing: true },
    XECI: { kind: 'text', default: null, logMissing: true },
  },
  registrationUrls: {
    corporate: { kind: 'text', default: null, logMissing: true },
    personal: { kind: 'text', default: null, logMissing: true },
  },
  productUrls: { kind: 'byPlatform', default: null, logMissing: true },
  helpCentreUrls: { kind: 'byPlatform', default: null, logMissing: true },
  developerPortalUrls: {
    home: { kind: 'text', default: null, logMissing: true },
    docs: { kind: 'text', default: null, logMissing: true },
  },
  contentService: { endpoint: { kind: 'text', default: null, logMissing: true } },
  locales: { kind: 'list', default: [], logMissing: true },
  consent: {
    // Because: without this variable, nothing may start before the visitor consents.
    enabled: { kind: 'flag', default: true, logMissing: true },
    source: { kind: 'text', default: null, logMissing: true },
  },
  f5Enabled: { kind: 'flag', default: false, logMissing: true },
  newFlow: { XERA: { kind: 'flag', default: false, logMissing: true } },
  allowedRedirectOrigins: { kind: 'list', default: [], logMissing: true },
  tagManager: { src: { kind: 'text', default: null, logMissing: false } },
  // Because: other directives could allow foreign code or styles on a page with passwords.
  contentSecurityPolicy: {
    'img-src': { kind: 'list', default: [], logMissing: false },
    'font-src': { kind: 'list', default: [], logMissing: false },
    'connect-src': { kind: 'list', default: [], logMissing: false },
  },
  reporting: { endpoint: { kind: 'text', default: null, logMissing: false } },
  securityContact: { kind: 'text', default: null, logMissing: false },
  accessibilityUrl: { kind: 'text', default: null, logMissing: false },
} as const;
