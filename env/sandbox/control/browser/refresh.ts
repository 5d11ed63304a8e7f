import { announce } from './announce.ts';
import { formText } from './formText.ts';
import { filterAccounts } from './filterAccounts.ts';
import { patchLive } from './patchLive.ts';
import { showTimes } from './times.ts';

const intervalMs = 1000;

const pageAddress = (): string => {
  const form = document.querySelector<HTMLFormElement>('#request-filter');
  const query = new URLSearchParams();
  const fields = form === null ? new FormData() : new FormData(form);
  for (const name of fields.keys()) query.set(name, formText(fields, name));
  return `/?${query.toString()}`;
};

const fetchPage = async (): Promise<string | null> => {
  try {
    const answer = await fetch(pageAddress());
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
};

const showConnection = (isLive: boolean): void => {
  const text = document.querySelector<HTMLElement>('[data-connection]');
  if (text === null || (text.dataset['lost'] === undefined) === isLive) return;
  text.toggleAttribute('data-lost', !isLive);
  text.textContent = isLive ? 'Live' : 'Not answering';
  announce(isLive ? 'The sandbox answers again.' : 'The sandbox does not answer.');
};

/** Announces the newest of the added codes, and lets what a person waits for stand out for a moment. */
const announceNew = (added: ReadonlyArray<Element>): void => {
  added.filter((item) => item.matches('.sent, .fault, .account')).forEach((item) => item.classList.add('added'));
  const [newest] = added
    .filter((item) => item instanceof HTMLElement)
    .filter(({ dataset }) => dataset['announce'] !== undefined);
  if (newest !== undefined) announce(newest.dataset['announce'] ?? '');
};

/** Brings the page up to date and returns the items that it added. */
export type Refresh = () => Promise<ReadonlyArray<Element>>;

/** Makes the function that brings the page up to date; only the answer of its last call counts. */
export const makeRefresh = (): Refresh => {
  let lastText = '';
  let lastCall = 0;
  return async () => {
    lastCall += 1;
    const call = lastCall;
    const text = await fetchPage();
    if (call !== lastCall) return [];
    showConnection(text !== null);
    if (text === null || text === lastText) return [];
    const { added, isComplete } = patchLive(new DOMParser().parseFromString(text, 'text/html'));
    // Because: an item that was in use is changed by a later refresh.
    lastText = isComplete ? text : '';
    announceNew(added);
    filterAccounts();
    showTimes();
    return added;
  };
};

/** Refreshes every second while the page is visible. */
export const startPolling = (refresh: Refresh): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = async (): Promise<void> => {
    clearTimeout(timer);
    if (document.hidden) return;
    showTimes();
    await refresh();
    clearTimeout(timer);
    timer = setTimeout(() => void poll(), intervalMs);
  };
  document.addEventListener('visibilitychange', () => void poll());
  void poll();
};
