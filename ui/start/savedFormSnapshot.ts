import {
  checkedEntryOf,
  checkedInputs,
  emptySnapshot,
  filledInputs,
  inputsOf,
  type FormSnapshot,
} from './formSnapshot.ts';

const key = 'account.typed';

// Because: a list of what may be saved leaves out passwords, codes, phone numbers, names and ids by itself.
const savedFields = ['email', 'country', 'accountType', 'channel', 'marketing', 'rememberBrowser'];
const isSaved = ({ type, name }: HTMLInputElement): boolean => type !== 'password' && savedFields.includes(name);

const entriesOf = (value: unknown): ReadonlyArray<[string, unknown]> =>
  Object.entries(typeof value === 'object' && value !== null ? value : {});

/** Saves typed text and checked fields over a reload of this page, of the fields that may be saved. */
export const saveFormSnapshot = (page: Document): void => {
  const inputs = inputsOf(page).filter(isSaved);
  const texts = filledInputs(inputs).map(({ name, value }) => [name, value]);
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
