import {
  checkedEntryOf,
  checkedInputs,
  emptySnapshot,
  filledInputs,
  inputsOf,
  type FormSnapshot,
} from './formSnapshot.ts';

const key = 'account.typed';
const isSecret = ({ type, autocomplete }: HTMLInputElement): boolean =>
  type === 'password' || autocomplete.includes('password') || autocomplete.includes('one-time-code');

const entriesOf = (value: unknown): ReadonlyArray<[string, unknown]> =>
  Object.entries(typeof value === 'object' && value !== null ? value : {});

/** Saves typed text and checked fields over a reload of this page, except secrets. */
export const saveFormSnapshot = (page: Document): void => {
  const inputs = inputsOf(page);
  const filled = filledInputs(inputs).filter((input) => !isSecret(input));
  const texts = filled.map(({ name, value }) => [name, value]);
  const checked = checkedInputs(inputs).map((input) => [checkedEntryOf(input), true]);
  sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...texts, ...checked])));
};

/** Returns the snapshot saved before a reload and removes it; an empty one if there is none or storage fails. */
export const takeSavedFormSnapshot = (): FormSnapshot => {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const entries = entriesOf(JSON.parse(stored ?? 'null'));
    const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return {
      ...emptySnapshot,
      texts: new Map(texts),
      checked: entries.flatMap(([name, on]) => (on === true ? [name] : [])),
    };
  } catch {
    return emptySnapshot;
  }
};
