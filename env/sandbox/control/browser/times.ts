import { aheadText, relativeTime } from './relativeTime.ts';

const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', dateStyle: 'medium' });

const setText = (element: Element, text: string): void => {
  if (element.textContent !== text) element.replaceChildren(text);
};

const offset = (): number => {
  const clock = document.querySelector<HTMLElement>('[data-now]');
  return Number(clock?.dataset['offset'] ?? 0);
};

const showNow = (now: number): void => {
  document.querySelectorAll<HTMLTimeElement>('[data-now]').forEach((time) => {
    time.dateTime = new Date(now).toISOString();
    setText(time, timeFormat.format(now));
  });
  document.querySelectorAll('[data-ahead]').forEach((text) => setText(text, aheadText(offset())));
};

const showExpired = (now: number): void => {
  document.querySelectorAll<HTMLElement>('[data-expires]').forEach((tag) => {
    tag.hidden = now < Date.parse(tag.dataset['expires'] ?? '');
    tag.closest('li')?.classList.toggle('past', !tag.hidden);
  });
};

/** Shows the time of the sandbox, how long ago everything was, and which codes have expired. */
export const showTimes = (): void => {
  const now = Date.now() + offset();
  showNow(now);
  document
    .querySelectorAll<HTMLTimeElement>('[data-ago]')
    .forEach((time) => setText(time, relativeTime(now - Date.parse(time.dateTime))));
  showExpired(now);
};
