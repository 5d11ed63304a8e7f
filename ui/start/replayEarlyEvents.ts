import {
  filledInputs,
  inputsOf,
  isCheckable,
  checkedInputs,
  checkedEntryOf,
  type FormSnapshot,
} from './formSnapshot.ts';

/** An event on a prerendered page before its script was loaded, as ui/start/captureEarlyEvents.js recorded it. */
type EarlyEvent = {
  readonly type: 'submit' | 'click';
  readonly element: HTMLElement;
  readonly submitter?: HTMLElement | null;
};

type EarlyEvents = {
  readonly events: ReadonlyArray<EarlyEvent>;
  /** Ends the capture of all events. */
  readonly release: () => void;
  /** Ends the capture of clicks. */
  readonly releaseClicks: () => void;
  /** Whether something has changed the prerendered page. */
  readonly pageChanged: boolean;
  /** Called at the moment a form is sent. */
  readonly onSubmit?: (form: HTMLFormElement) => void;
};

declare global {
  var earlyEvents: EarlyEvents | undefined;
}

const replayEvent = ({ type, element, submitter }: EarlyEvent): void => {
  if (type === 'submit' && element instanceof HTMLFormElement) {
    submitter?.setAttribute('aria-busy', 'false');
    submitter?.setAttribute('aria-disabled', 'false');
    element.requestSubmit(submitter);
  } else if (type === 'click') element.click();
};

const restoreSnapshot = (page: HTMLElement, { texts, checked, focus }: FormSnapshot): void => {
  inputsOf(page).forEach((input) => {
    const text = texts.get(input.name);
    if (text !== undefined && input.value === '') input.value = text;
    if (isCheckable(input) && checked.includes(checkedEntryOf(input)) && !input.checked) input.click();
  });
  focus()?.focus();
};

// Because: React assumes that it has checked these fields itself, and does not notice a change.
const redispatchClicks = (page: HTMLElement): void =>
  checkedInputs(inputsOf(page)).forEach((input) => {
    input.checked = false;
    input.click();
  });

// Because: a page that was rendered again has new elements. A form has no name, but it is the only one.
const currentTarget =
  (page: HTMLElement, { finders }: FormSnapshot) =>
  (event: EarlyEvent): ReadonlyArray<EarlyEvent> => {
    const { type, element } = event;
    if (element.isConnected) return [event];
    const found = type === 'submit' ? page.querySelector('form') : finders.get(element)?.();
    return found ? [{ ...event, element: found, submitter: null }] : [];
  };

/** The targets of the early events that are not replayed yet. */
export const earlyEventTargets = (): ReadonlyArray<HTMLElement> =>
  (globalThis.earlyEvents?.events ?? []).map(({ element }) => element);

/** Replays what the visitor did before the script was loaded: typed text, then checked fields, then submits and clicks. */
export const replayEarlyEvents = (page: HTMLElement, snapshot: FormSnapshot): void => {
  const { events = [], release } = globalThis.earlyEvents ?? {};
  globalThis.earlyEvents = undefined;
  release?.();
  restoreSnapshot(page, snapshot);
  filledInputs(inputsOf(page)).forEach((input) => input.dispatchEvent(new Event('input', { bubbles: true })));
  redispatchClicks(page);
  events.flatMap(currentTarget(page, snapshot)).forEach(replayEvent);
};

/** Discards the early events, because the visitor is redirected to another screen. */
export const discardEarlyEvents = (): void => {
  globalThis.earlyEvents?.release();
  globalThis.earlyEvents = undefined;
};
