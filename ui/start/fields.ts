import { jsonOrNull, orNull } from '#domain/shared/parsing.ts';

/** What a person has typed and ticked: the text of each field by its name, and `true` for each ticked field by `name=value`. */
export type Fields = Readonly<Record<string, unknown>>;

const key = 'account.typed';

// Because: a list of what may be saved leaves out passwords and codes by itself, also where they are shown as text.
const savedFields = ['email', 'account', 'accountType', 'chosenNumber', 'channel', 'marketing', 'rememberBrowser'];

/** The fields of a page. */
export const inputsOf = (page: ParentNode): ReadonlyArray<HTMLInputElement> => [...page.querySelectorAll('input')];

const isCheckable = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

const isTicked = (input: HTMLInputElement): boolean => isCheckable(input) && input.checked && !input.defaultChecked;

const entryOf = ({ name, value }: HTMLInputElement): string => `${name}=${value}`;

/** Reads what the person, or the browser, has entered in these fields. */
export const readFields = (inputs: ReadonlyArray<HTMLInputElement>): Fields =>
  Object.fromEntries(
    inputs.flatMap((input): ReadonlyArray<[string, unknown]> => {
      if (isCheckable(input)) return isTicked(input) ? [[entryOf(input), true]] : [];
      return input.value === '' ? [] : [[input.name, input.value]];
    }),
  );

/**
 * Enters these values in the fields of a page that nobody has changed, and gives the other choices their default. It tells React of every
 * field that has a text or a tick. Because: a person can have typed before React was there.
 */
export const restoreFields = (page: ParentNode, fields: Fields): void => {
  const [choices, texts] = [inputsOf(page).filter(isCheckable), inputsOf(page).filter((input) => !isCheckable(input))];
  // Because: hydration keeps the choice of the prerendered page, also where the session has another default.
  choices.forEach((input) => (input.checked = input.defaultChecked));
  choices.forEach((input) => fields[entryOf(input)] === true && !input.checked && input.click());
  texts.forEach((input) => {
    const text = fields[input.name];
    if (typeof text === 'string' && input.value === input.defaultValue) input.value = text;
    if (input.value !== '') input.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

/** Writes to the storage of the tab. Does nothing if storage fails: a reload then starts with empty fields. */
export const writeTab = (name: string, text: string): void => void orNull(() => sessionStorage.setItem(name, text));

/** Reads what was saved before a reload; nothing if storage fails. */
export const readSavedFields = (): Fields => {
  const saved = jsonOrNull(orNull(() => sessionStorage.getItem(key)) ?? '');
  return typeof saved === 'object' ? { ...saved } : {};
};

/** Saves what is entered in the fields that may be saved, for a reload. What an earlier page saved stays, unless it is entered again. */
export const saveFields = (): void => {
  const inputs = inputsOf(document).filter(({ type, name }) => type !== 'password' && savedFields.includes(name));
  writeTab(key, JSON.stringify({ ...readSavedFields(), ...readFields(inputs) }));
};

/**
 * Saves what is entered when the page goes away, for a reload by the person. Saves nothing of a page that the browser keeps, or that has
 * left for another site. `holdEarlyInput.js` removes it in a page that is no reload.
 */
export const saveFieldsOnReload = (hasLeft: () => boolean): void =>
  window.addEventListener('pagehide', ({ persisted }) => persisted || hasLeft() || saveFields());

/** Removes what was saved. */
export const clearSavedFields = (): void => writeTab(key, '{}');
