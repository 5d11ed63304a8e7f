/** What a visitor entered on a page before it is rendered again or reloaded. */
export type FormSnapshot = {
  /** The text of each field, by name. */
  readonly texts: ReadonlyMap<string, string>;
  /** The checked fields, as `name=value`. */
  readonly checked: ReadonlyArray<string>;
  /** For each pressed element, how to find the one that replaces it after the render. */
  readonly finders: ReadonlyMap<Element, ElementFinder>;
  /** How to find the element that had the focus. */
  readonly focus: ElementFinder;
};

type ElementFinder = () => HTMLElement | null;

const findNothing: ElementFinder = () => null;

/** The snapshot of a page on which nothing was entered. */
export const emptySnapshot: FormSnapshot = { texts: new Map(), checked: [], finders: new Map(), focus: findNothing };

/** The input elements of a page. */
export const inputsOf = (page: ParentNode): ReadonlyArray<HTMLInputElement> => [...page.querySelectorAll('input')];

/** Whether a field is a radio button or a checkbox. */
export const isCheckable = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

/** A checked field as its form would send it: `name=value`. */
export const checkedEntryOf = ({ name, value }: HTMLInputElement): string => `${name}=${value}`;

type Inputs = ReadonlyArray<HTMLInputElement>;

/** The text fields that a person or the browser has filled in. */
export const filledInputs = (inputs: Inputs): Inputs =>
  inputs.filter((input) => !isCheckable(input) && input.value !== '');

/** The fields that a person has checked. */
export const checkedInputs = (inputs: Inputs): Inputs =>
  inputs.filter((input) => isCheckable(input) && input.checked && !input.defaultChecked);

// Because: a button can have another text then, and a link of the app another address, but it has the same index among the same number.
const finderFor = (page: HTMLElement, element: Element): ElementFinder => {
  if (element.id !== '') return () => document.getElementById(element.id);
  const selector = element instanceof HTMLAnchorElement ? 'a[href^="/"]' : 'button';
  const alike = (): ReadonlyArray<HTMLElement> => [...page.querySelectorAll<HTMLElement>(selector)];
  const { length } = alike();
  const index = alike().findIndex((one) => one === element);
  return () => (alike().length === length ? (alike()[index] ?? null) : null);
};

/** Returns a function that takes a snapshot of the elements that are on a page now, even when they have left it by then. */
export const prepareFormSnapshot = (page: HTMLElement, pressed: ReadonlyArray<Element>): (() => FormSnapshot) => {
  const { activeElement } = document;
  const inputs = inputsOf(page);
  const finders = new Map(pressed.map((element) => [element, finderFor(page, element)]));
  const focus = activeElement !== null && page.contains(activeElement) ? finderFor(page, activeElement) : findNothing;
  return () => ({
    texts: new Map(filledInputs(inputs).map(({ name, value }) => [name, value])),
    checked: checkedInputs(inputs).map(checkedEntryOf),
    finders,
    focus,
  });
};

/** Takes a snapshot of a page. It is kept in memory only. */
export const takeFormSnapshot = (page: HTMLElement, pressed: ReadonlyArray<Element>): FormSnapshot =>
  prepareFormSnapshot(page, pressed)();
