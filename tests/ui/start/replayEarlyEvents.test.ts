import { beforeEach, describe, expect, it } from 'vitest';
import { replayEarlyEvents, discardEarlyEvents, earlyEventTargets } from '#ui/start/replayEarlyEvents.ts';
import { earlyEventsWith } from './earlyEvents.ts';
import { emptySnapshot, takeFormSnapshot } from '#ui/start/formSnapshot.ts';

type Page = { readonly root: HTMLElement; readonly events: string[] };

const form = (label: string): string => `
  <form>
    <input type="radio" id="kind" name="kind" value="Personal" checked>
    <input type="radio" id="kind-Business" name="kind" value="Business">
    <input id="email" name="email"><input type="password" id="password" name="password">
    <input type="checkbox" id="news" name="news" value="yes">
    <button type="button" aria-label="${label}"></button><button type="submit">${label}</button>
  </form>
  <a href="/signup">${label}</a>`;

const renderPage = (root: HTMLElement, label: string): Page => {
  root.innerHTML = form(label);
  const events: string[] = [];
  const record = ({ type, target }: Event): void => {
    const element = target instanceof HTMLElement ? target : root;
    events.push(`${type} ${element.id === '' ? element.tagName : element.id}`);
  };
  for (const type of ['click', 'change', 'submit']) root.addEventListener(type, record);
  root.addEventListener('submit', (event) => event.preventDefault());
  return { root, events };
};

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

const field = (id: string): HTMLInputElement => {
  const found = find(`#${id}`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${id} is not a field.`);
  return found;
};

let prerendered: HTMLElement;
let released = 0;

const capture = (...events: NonNullable<typeof globalThis.earlyEvents>['events']): void => {
  globalThis.earlyEvents = earlyEventsWith({ events, release: () => (released += 1) });
};

beforeEach(() => {
  released = 0;
  document.body.innerHTML = '';
  prerendered = document.body.appendChild(document.createElement('div'));
  renderPage(prerendered, 'Sign in');
});

/** Renders the page again in another language, with new elements. */
const renderAgain = (): Page => renderPage(prerendered, 'Se connecter');

describe('the replay of early events', () => {
  it('reaches a hydrated page: radio button, checkbox, then submit', () => {
    const { root, events } = renderPage(prerendered, 'Sign in');
    field('kind-Business').checked = true;
    field('news').checked = true;
    capture({ type: 'submit', element: find('form'), submitter: find('button[type=submit]') });
    replayEarlyEvents(root, emptySnapshot);
    expect(field('kind-Business').checked).toBe(true);
    expect(field('kind').checked).toBe(false);
    expect(field('news').checked).toBe(true);
    expect(events.filter((line) => line.startsWith('change'))).toEqual(['change kind-Business', 'change news']);
    expect(events.at(-1)).toBe('submit FORM');
  });

  it('reaches a page that was rendered again: texts, radio buttons, checkboxes and focus', () => {
    field('email').value = 'ada@sandbox.test';
    field('password').value = 'Canary-Pw-1!';
    field('kind-Business').checked = true;
    field('news').checked = true;
    field('kind-Business').focus();
    capture();
    const snapshot = takeFormSnapshot(prerendered, earlyEventTargets());
    const { root, events } = renderAgain();
    replayEarlyEvents(root, snapshot);
    expect(field('email').value).toBe('ada@sandbox.test');
    expect(field('password').value).toBe('Canary-Pw-1!');
    expect(events).toContain('change kind-Business');
    expect(events).toContain('change news');
    expect(field('kind-Business').checked).toBe(true);
    expect(document.activeElement?.id).toBe('kind-Business');
  });

  it('clicks the same button of a page that was rendered again, whatever its text', () => {
    capture(
      { type: 'click', element: find('button[type=button]') },
      { type: 'click', element: find('a') },
      { type: 'submit', element: find('form') },
    );
    const snapshot = takeFormSnapshot(prerendered, earlyEventTargets());
    const { root, events } = renderAgain();
    root.addEventListener('click', (event) => event.preventDefault());
    replayEarlyEvents(root, snapshot);
    expect(events).toEqual(['click BUTTON', 'click A', 'submit FORM']);
  });

  it('clicks no button if the page has another number of buttons', () => {
    capture({ type: 'click', element: find('button[type=button]') });
    const snapshot = takeFormSnapshot(prerendered, earlyEventTargets());
    const { root, events } = renderAgain();
    find('button[type=button]').remove();
    replayEarlyEvents(root, snapshot);
    expect(events).toEqual([]);
  });

  it('keeps a text that the page has filled in itself', () => {
    field('email').value = 'typed@sandbox.test';
    const snapshot = takeFormSnapshot(prerendered, []);
    const { root } = renderAgain();
    field('email').value = 'newer@sandbox.test';
    replayEarlyEvents(root, snapshot);
    expect(field('email').value).toBe('newer@sandbox.test');
  });

  it('releases the captured events once, replayed or discarded', () => {
    capture();
    replayEarlyEvents(prerendered, emptySnapshot);
    replayEarlyEvents(prerendered, emptySnapshot);
    expect([released, globalThis.earlyEvents]).toEqual([1, undefined]);
    capture({ type: 'click', element: find('button[type=button]') });
    discardEarlyEvents();
    expect([released, earlyEventTargets()]).toEqual([2, []]);
  });
});
