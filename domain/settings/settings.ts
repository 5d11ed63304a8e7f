import type { Environment } from './environment.ts';
import type { KindValues, Variable, variables } from './variables.ts';

type Value<Entry> = Entry extends Variable
  ?
      | KindValues[Entry['kind']]
      | (Entry extends { readonly kind: 'byPlatform' } ? never : Extract<Entry['default'], null>)
  : Values<Entry>;

/** The value of every variable of a table; null for one that has neither a value nor a default. */
export type Values<Entries> = { readonly [Name in keyof Entries]: Value<Entries[Name]> };

type Read = Values<typeof variables>;

/** Runtime configuration as the product uses it, for one brand. Other fields follow from the table of variables. */
export type Settings = Omit<
  Read,
  'analytics' | 'contentService' | 'environment' | 'launchpadApiUrl' | 'transferSiteUrl'
> & {
  readonly environment: Environment;
  /** Whether the rules of production apply. */
  readonly production: boolean;
  /** Ends with a slash. */
  readonly launchpadApiUrl: string;
  readonly transferSiteUrl: string;
  /** Null unless both variables are set. */
  readonly analytics: { readonly writeKey: string; readonly host: string } | null;
  readonly contentServiceEndpoint: string | null;
};
