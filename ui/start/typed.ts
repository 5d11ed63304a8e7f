/** What a person did on a page that is to be drawn anew, or to come back after a reload. */
export type Typed = {
  /** The texts of its fields by name. */
  readonly texts: ReadonlyMap<string, string>;
  /** What was chosen and ticked. */
  readonly ticks: ReadonlyArray<string>;
  /** How to find again what was pressed, once other elements stand in its place. */
  readonly again: ReadonlyMap<Element, Way>;
  /** The way to what had the focus. */
  readonly focus: Way;
};

type Way = () => HTMLElement | null;

const noWay: Way = () => null;

export const nothingTyped: Typed = { texts: new Map(), ticks: [], again: new Map(), focus: noWay };

/** The fields of a page. */
export const inputsOf = (page: ParentNode): ReadonlyArray<HTMLInputElement> => [...page.querySelectorAll('input')];

/** Whether a field is chosen or ticked rather than typed into. */
export const isTicked = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

/** A choice as its form would send it. */
export const tickOf = ({ name, value }: HTMLInputElement): string => `${name}=${value}`;

/** The fields something was typed into, by a person or by the browser. */
export const filledIn = (page: ParentNode): ReadonlyArray<HTMLInputElement> =>
  inputsOf(page).filter((input) => !isTicked(input) && input.value !== '');

/** The fields that a person chose or ticked. */
export const ticked = (page: ParentNode): ReadonlyArray<HTMLInputElement> =>
  inputsOf(page).filter((input) => isTicked(input) && input.checked && !input.defaultChecked);

// Because: a button may say something else in another language, but stands at the same place among as many as before.
const wayTo = (page: HTMLElement, element: Element): Way => {
  if (element instanceof HTMLAnchorElement)
    return () => [...page.querySelectorAll('a')].find(({ href }) => href === element.href) ?? null;
  if (element.id !== '') return () => document.getElementById(element.id);
  const buttons = (): ReadonlyArray<HTMLElement> => [...page.querySelectorAll('button')];
  const { length } = buttons();
  const place = buttons().findIndex((button) => button === element);
  return () => (buttons().length === length ? (buttons()[place] ?? null) : null);
};

/** Reads what was done on a page, and how to find the elements of it again. It is held in memory alone. */
export const typedInto = (page: HTMLElement, pressed: ReadonlyArray<Element>): Typed => {
  const { activeElement } = document;
  return {
    texts: new Map(filledIn(page).map(({ name, value }) => [name, value])),
    ticks: ticked(page).map(tickOf),
    again: new Map(pressed.map((element) => [element, wayTo(page, element)])),
    focus: activeElement !== null && page.contains(activeElement) ? wayTo(page, activeElement) : noWay,
  };
};
