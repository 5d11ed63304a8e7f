import { filledIn, nothingTyped, ticked, tickOf, type Typed } from './typed.ts';

const key = 'account.typed';
const isSecret = ({ type, autocomplete }: HTMLInputElement): boolean =>
  type === 'password' || autocomplete.includes('password') || autocomplete.includes('one-time-code');

const entriesOf = (value: unknown): ReadonlyArray<[string, unknown]> =>
  Object.entries(typeof value === 'object' && value !== null ? value : {});

/** Keeps what was typed and ticked over a reload of this very page, all but its secrets. */
export const keepTyped = (page: Document): void => {
  const open = filledIn(page).filter((input) => !isSecret(input));
  const texts = open.map(({ name, value }) => [name, value]);
  const ticks = ticked(page).map((input) => [tickOf(input), true]);
  sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...texts, ...ticks])));
};

/** What was kept over a reload, once; nothing where nothing was kept or can be. */
export const takeTyped = (): Typed => {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const entries = entriesOf(JSON.parse(kept ?? 'null'));
    const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return {
      ...nothingTyped,
      texts: new Map(texts),
      ticks: entries.flatMap(([name, on]) => (on === true ? [name] : [])),
    };
  } catch {
    return nothingTyped;
  }
};
