import { nothingTyped, type Typed } from './heldPresses.ts';

const key = 'account.typed';
const isSecret = ({ type, autocomplete }: HTMLInputElement): boolean =>
  type === 'password' || autocomplete.includes('password') || autocomplete.includes('one-time-code');

const textsOf = (value: unknown): Typed['texts'] =>
  new Map(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Keeps what was typed over a reload of this very page, all but its secrets. */
export const keepTyped = (page: Document): void => {
  const open = [...page.querySelectorAll('input')].filter((input) => input.value !== '' && !isSecret(input));
  sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(open.map(({ name, value }) => [name, value]))));
};

/** What was kept over a reload, once; nothing where nothing was kept or can be. */
export const takeTyped = (): Typed => {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return { ...nothingTyped, texts: textsOf(JSON.parse(kept ?? 'null')) };
  } catch {
    return nothingTyped;
  }
};
