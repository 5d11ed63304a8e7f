import type { BrandKey } from '#domain/brand/brand.ts';
import type { Platform } from '#domain/platform/platform.ts';
import { safeOrigin, webOrigin } from '#domain/shared/webAddress.ts';
import type { KindValues, Variable, variables } from './variables.ts';

type Value<Entry> = Entry extends Variable
  ? | KindValues[Entry['kind']]
    | (Entry extends { readonly kind: 'byPlatform' } ? never : Extract<Entry['default'], null>)
  : Values<Entry>;

/** The value of every variable of a table; null for one that has neither a value nor a default. */
export type Values<Entries> = { readonly [Name in keyof Entries]: Value<Entries[Name]> };

/** The runtime configuration of one brand, as the product uses it. Most of its fields follow from the table of variables. */
export type Settings = Omit<
  Values<typeof variables>,
  'analytics' | 'environment' | 'launchpadApiUrl' | 'transferSiteUrl'
> & {
  readonly environment: Environment;
  /** Whether the rules of production apply. */
  readonly production: boolean;
  /** Ends with a slash. */
  readonly launchpadApiUrl: string;
  readonly transferSiteUrl: string;
  /** Null unless both variables are set. */
  readonly analytics: { readonly writeKey: string; readonly host: string } | null;
};

/** A group whose entries may be absent, or null for the default. */
type Loose<Entries> = { readonly [Name in keyof Entries]?: Entries[Name] | null | undefined };

type Written<Entry> = Entry extends Variable ? WrittenKinds[Entry['kind']] : WrittenGroup<Entry>;

type WrittenKinds = Omit<KindValues, 'byPlatform'> & { readonly byPlatform: Loose<KindValues['byPlatform']> };

type WrittenGroup<Entries> = Loose<{ readonly [Name in keyof Entries]: Written<Entries[Name]> }>;

/** One block of the configuration file. */
export type SettingsBlock = WrittenGroup<typeof variables>;

/** The configuration file as decoded: a default block, and for each brand a block that overrides it. */
export type SettingsFile = {
  readonly default: SettingsBlock;
  readonly brands: { readonly [key: BrandKey]: SettingsBlock };
};

/** A brand's own block; an empty one for a brand the file does not know. */
export const brandBlock = ({ brands }: SettingsFile, key: BrandKey): SettingsBlock =>
  (Object.hasOwn(brands, key) ? brands[key] : undefined) ?? {};

/** The environments that a deployment can name. */
export const environments = ['production', 'staging', 'development', 'sandbox'] as const;

/** The environment of a deployment. An unknown one counts as production. */
export type Environment = (typeof environments)[number];

/** The origin of the brand's site, such as `https://account.xe.com`. Empty where the settings name none that is safe in a page. */
export const publicOrigin = ({ publicUrls, hostName }: Pick<Settings, 'publicUrls' | 'hostName'>): string =>
  webOrigin(publicUrls.default) ?? webOrigin(`https://${hostName}`) ?? '';

/** The help centre of a platform; the one of the main product where the platform has none. */
export const helpCentre = ({ helpCentreUrls }: Pick<Settings, 'helpCentreUrls'>, platform: Platform): string | null =>
  helpCentreUrls[platform] ?? helpCentreUrls.XEMT;

/** The public address of this site for a platform. Only XECI can have its own. */
export const publicUrl = (platform: Platform, { publicUrls }: Pick<Settings, 'publicUrls'>): string =>
  (platform === 'XECI' ? publicUrls.XECI : null) ?? publicUrls.default;

/** The attributes with which the session cookie is removed (specification 8.1). */
export const sessionCookieRemoval = ({
  production,
  hostName,
}: Settings): { readonly domain: string; readonly path: '/'; readonly sameSite: 'Lax' | 'None' } => ({
  domain: hostName,
  path: '/',
  sameSite: production ? 'Lax' : 'None',
});

/** The address of the tag manager's script. Null for no tag manager, and for an address that is unusable. */
export const tagManagerScript = ({ tagManager: { src }, production }: Settings): string | null =>
  safeOrigin(src, production) === null ? null : src;
