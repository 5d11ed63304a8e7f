import type { BrandKey } from '#domain/brand/brand.ts';
import type { KindValues, Variable, variables } from './variables.ts';

/** Every entry may be absent, or null for "none". */
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
