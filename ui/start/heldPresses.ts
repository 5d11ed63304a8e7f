import { filledIn, inputsOf, isTicked, ticked, tickOf, type Typed } from './typed.ts';

/** Something done on a printed page before its script was there, as ui/start/hold.js wrote it down. */
type Press = {
  readonly type: 'submit' | 'click';
  readonly element: HTMLElement;
  readonly submitter?: HTMLElement | null;
};

type Held = {
  readonly presses: ReadonlyArray<Press>;
  readonly release: () => void;
  /** Whether the page is no longer what was printed. */
  readonly touched: boolean;
  /** Told of a form in the moment it is sent. */
  readonly heard?: (form: HTMLFormElement) => void;
};

declare global {
  var held: Held | undefined;
}

const carryOut = ({ type, element, submitter }: Press): void => {
  if (type === 'submit' && element instanceof HTMLFormElement) {
    submitter?.setAttribute('aria-busy', 'false');
    submitter?.setAttribute('aria-disabled', 'false');
    element.requestSubmit(submitter);
  } else if (type === 'click') element.click();
};

const retype = (page: HTMLElement, { texts, ticks, focus }: Typed): void => {
  inputsOf(page).forEach((input) => {
    const text = texts.get(input.name);
    if (text !== undefined && input.value === '') input.value = text;
    if (isTicked(input) && ticks.includes(tickOf(input)) && !input.checked) input.click();
  });
  focus()?.focus();
};

// Because: React takes what it finds ticked for what it has drawn itself, and would hear of no change.
const tickAgain = (page: HTMLElement): void =>
  ticked(page).forEach((input) => {
    input.checked = false;
    input.click();
  });

// Because: a page drawn anew has other elements in the same places; a form has no name, but is the only one.
const standIn =
  (page: HTMLElement, { again }: Typed) =>
  (press: Press): ReadonlyArray<Press> => {
    const { type, element } = press;
    if (element.isConnected) return [press];
    const found = type === 'submit' ? page.querySelector('form') : again.get(element)?.();
    return found ? [{ ...press, element: found, submitter: null }] : [];
  };

/** The elements that were pressed and not heard yet. */
export const heldElements = (): ReadonlyArray<HTMLElement> =>
  (globalThis.held?.presses ?? []).map(({ element }) => element);

/** Lets the page hear what was done while it could not: what was typed, ticked and pressed, in this order. */
export const carryOutHeld = (page: HTMLElement, typed: Typed): void => {
  const { presses = [], release } = globalThis.held ?? {};
  globalThis.held = undefined;
  release?.();
  retype(page, typed);
  filledIn(page).forEach((input) => input.dispatchEvent(new Event('input', { bubbles: true })));
  tickAgain(page);
  presses.flatMap(standIn(page, typed)).forEach(carryOut);
};

/** Gives up what was held: the visit goes to another screen than the one it was meant for. */
export const dropHeld = (): void => {
  globalThis.held?.release();
  globalThis.held = undefined;
};
