/** What Vite's manifest says of one built file. */
export type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

type Seen = readonly string[];

const reach =
  (manifest: Manifest) =>
  (seen: Seen, key: string): Seen =>
    seen.includes(key) ? seen : (manifest[key]?.imports ?? []).reduce(reach(manifest), [...seen, key]);

/** The script files a browser needs before the named modules run: theirs and all they import, dynamic imports apart. */
export const scriptsOf = (manifest: Manifest, keys: readonly string[]): readonly string[] => {
  const found = keys.reduce<Seen>(reach(manifest), []);
  const files = found.map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  return [...new Set(files)].toSorted();
};

/** The style sheets of the named modules and of all they import. */
export const stylesOf = (manifest: Manifest, keys: readonly string[]): readonly string[] => {
  const found = keys.reduce<Seen>(reach(manifest), []);
  return [...new Set(found.flatMap((key) => manifest[key]?.css ?? []))];
};

/** The module the page starts with. */
export const entryOf = (manifest: Manifest): string => {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entry === undefined) throw new Error('The build has no entry.');
  return entry;
};

/** The module that draws, which the entry asks for while it puts together what can send a form. */
export const viewOf = (manifest: Manifest): string => {
  const view = Object.keys(manifest).find((key) => manifest[key]?.name === 'view');
  if (view === undefined) throw new Error('The build has no view.');
  return view;
};

/** The module of the words of a locale that come first. */
export const catalogueOf = (locale: string): string => `../locales/${locale}.json?first`;

/** The module of the others, which every screen but the first ones waits for. */
export const otherWordsOf = (locale: string): string => `../locales/${locale}.json?others`;

/** The languages there are words for, of which a visitor downloads one. */
export const localesOf = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).flatMap((key) => /(?:^|\/)locales\/([a-z]{2}-[A-Z]{2})\.json\?first$/.exec(key)?.[1] ?? []);

/** The lazy halves of the routes: each is downloaded when its route is visited. */
export const lazyRoutesOf = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).filter((key) => key.endsWith('.lazy.tsx'));
