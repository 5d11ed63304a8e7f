/** One built file in Vite's manifest. */
export type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
};

/** Vite's manifest, by module. */
export type Manifest = Readonly<Record<string, Chunk>>;

type Seen = readonly string[];

const addImports =
  (manifest: Manifest) =>
  (seen: Seen, key: string): Seen =>
    seen.includes(key) ? seen : (manifest[key]?.imports ?? []).reduce(addImports(manifest), [...seen, key]);

/** Returns the script files that these modules need: their own and all static imports. */
export const scriptsOf = (manifest: Manifest, keys: readonly string[]): readonly string[] => {
  const found = keys.reduce<Seen>(addImports(manifest), []);
  const files = found.map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  return [...new Set(files)].toSorted();
};

/** Returns the one style sheet of the build; throws if there is none. */
export const styleOf = (manifest: Manifest): string => {
  const style = Object.values(manifest).find(({ file }) => file.endsWith('.css'));
  if (style === undefined) throw new Error('The build has no style sheet.');
  return style.file;
};

/** Returns the entry module; throws if there is none. */
export const entryOf = (manifest: Manifest): string => {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entry === undefined) throw new Error('The build has no entry.');
  return entry;
};

/** Returns the module of the view, which the entry imports dynamically; throws if there is none. */
export const viewOf = (manifest: Manifest): string => {
  const view = Object.keys(manifest).find((key) => manifest[key]?.name === 'view');
  if (view === undefined) throw new Error('The build has no view.');
  return view;
};

/** The module of a locale's messages. */
export const messagesOf = (locale: string): string => `../locales/${locale}.json?messages`;

/** Returns the locales that have catalogues in the build; a visitor downloads one. */
export const localesOf = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).flatMap((key) => /(?:^|\/)locales\/([a-z]{2}-[A-Z]{2})\.json\?messages$/.exec(key)?.[1] ?? []);

/** The modules of the screens that are downloaded when they are needed, by path, read from the source of ui/router/screens.tsx. */
export const screenModulesIn = (table: string): ReadonlyMap<string, string> => {
  const rows = table.matchAll(/'(\/[^']*)':(?:(?!'\/).)+?import\('#ui\/([^']+)'\)/gs);
  return new Map([...rows].map(([, path = '', module = '']) => [path, module]));
};
