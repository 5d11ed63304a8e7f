/** Something done on a printed page before its script was there, as ui/start/hold.js wrote it down. */
type Press = {
  readonly type: 'submit' | 'click' | 'change';
  readonly element: HTMLElement;
  readonly submitter?: HTMLElement | null;
  readonly value?: string;
};

type Held = {
  readonly presses: ReadonlyArray<Press>;
  readonly release: () => void;
  /** Whether the page is no longer what was printed. */
  readonly touched: boolean;
};

declare global {
  var held: Held | undefined;
}

const isTicked = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

const carryOut = ({ type, element, submitter, value }: Press): void => {
  if (type === 'submit' && element instanceof HTMLFormElement) {
    submitter?.setAttribute('aria-busy', 'false');
    submitter?.setAttribute('aria-disabled', 'false');
    element.requestSubmit(submitter);
  } else if (type === 'click') element.click();
  else if (element instanceof HTMLSelectElement && value !== undefined) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

/** What a person did on a page that is to be drawn anew: the texts of its fields by name, and the field the cursor stood in. */
export type Typed = { readonly texts: ReadonlyMap<string, string>; readonly focus: string | null };

export const nothingTyped: Typed = { texts: new Map(), focus: null };

const inputsOf = (page: HTMLElement): ReadonlyArray<HTMLInputElement> => [...page.querySelectorAll('input')];

const filledIn = (page: HTMLElement): ReadonlyArray<HTMLInputElement> =>
  inputsOf(page).filter((input) => !isTicked(input) && input.value !== '');

/** Reads what was typed into a page. It is held in memory alone. */
export const typedInto = (page: HTMLElement): Typed => {
  const { activeElement } = document;
  return {
    texts: new Map(filledIn(page).map(({ name, value }) => [name, value])),
    focus: activeElement instanceof HTMLInputElement && page.contains(activeElement) ? activeElement.name : null,
  };
};

const retype = (page: HTMLElement, { texts, focus }: Typed): void =>
  inputsOf(page).forEach((input) => {
    const text = texts.get(input.name);
    if (text !== undefined && input.value === '') input.value = text;
    if (input.name === focus) input.focus();
  });

// Because: React takes what it finds ticked for what it has drawn itself, and would hear of no change.
const tickAgain = (page: HTMLElement): void =>
  inputsOf(page).forEach((input) => {
    if (!isTicked(input) || input.checked === input.defaultChecked) return;
    input.checked = input.defaultChecked;
    input.click();
  });

const likeOf = (page: HTMLElement, element: HTMLElement): HTMLElement | null =>
  element instanceof HTMLAnchorElement
    ? ([...page.querySelectorAll('a')].find(({ href }) => href === element.href) ?? null)
    : document.getElementById(element.id);

// Because: a page drawn anew has other elements in the same places; a form has no name, but is the only one.
const standIn =
  (page: HTMLElement) =>
  (press: Press): ReadonlyArray<Press> => {
    const { type, element } = press;
    if (element.isConnected) return [press];
    const found = type === 'submit' ? page.querySelector('form') : likeOf(page, element);
    return found === null ? [] : [{ ...press, element: found, submitter: null }];
  };

/** Lets the page hear what was done while it could not: what was typed, ticked, chosen and pressed, in this order. */
export const carryOutHeld = (page: HTMLElement, typed: Typed): void => {
  const { presses = [], release } = globalThis.held ?? {};
  globalThis.held = undefined;
  release?.();
  retype(page, typed);
  filledIn(page).forEach((input) => input.dispatchEvent(new Event('input', { bubbles: true })));
  tickAgain(page);
  presses.flatMap(standIn(page)).forEach(carryOut);
};

/** Gives up what was held: the visit goes to another screen than the one it was meant for. */
export const dropHeld = (): void => {
  globalThis.held?.release();
  globalThis.held = undefined;
};
