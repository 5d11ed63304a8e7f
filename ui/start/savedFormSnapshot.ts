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

/** Writes to the storage of the tab. Does nothing if storage fails. */
export const writeTab = (name: string, text: string): void => {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Without storage a reload starts with empty fields, and the page never reloads by itself.
  }
};

const readEntries = (): ReadonlyArray<[string, unknown]> => {
  try {
    return entriesOf(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return [];
  }
};

/**
 * Saves typed text and checked fields over a reload of this page, of the fields that may be saved. What was saved before is
 * kept: a page that could not be loaded has no fields. Does nothing if storage fails.
 */
export const saveFormSnapshot = (page: Document): void => {
  const inputs = inputsOf(page).filter(isSaved);
  const texts = filledInputs(inputs).map(({ name, value }) => [name, value]);
  const checked = checkedInputs(inputs).map((input) => [checkedEntryOf(input), true]);
  writeTab(key, JSON.stringify(Object.fromEntries([...readEntries(), ...texts, ...checked])));
};

/** Removes the saved snapshot. */
export const clearSavedFormSnapshot = (): void => writeTab(key, '{}');

/** Returns the saved snapshot; an empty one if there is none or storage fails. */
export const readSavedFormSnapshot = (): FormSnapshot => {
  const entries = readEntries();
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    ...emptySnapshot,
    texts: new Map(texts),
    checked: entries.flatMap(([name, on]) => (on === true ? [name] : [])),
  };
};
