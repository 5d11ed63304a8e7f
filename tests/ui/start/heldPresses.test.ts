import { beforeEach, describe, expect, it } from 'vitest';
import { carryOutHeld, dropHeld, heldElements } from '#ui/start/heldPresses.ts';
import { nothingTyped, typedInto } from '#ui/start/typed.ts';

type Page = { readonly root: HTMLElement; readonly heard: string[] };

const form = (words: string): string => `
  <form>
    <input type="radio" id="kind" name="kind" value="Personal" checked>
    <input type="radio" id="kind-Business" name="kind" value="Business">
    <input id="email" name="email"><input type="password" id="password" name="password">
    <input type="checkbox" id="news" name="news" value="yes">
    <button type="button" aria-label="${words}"></button><button type="submit">${words}</button>
  </form>
  <a href="/signup">${words}</a>`;

const drawn = (root: HTMLElement, words: string): Page => {
  root.innerHTML = form(words);
  const heard: string[] = [];
  const note = ({ type, target }: Event): void => {
    const element = target instanceof HTMLElement ? target : root;
    heard.push(`${type} ${element.id === '' ? element.tagName : element.id}`);
  };
  for (const type of ['click', 'change', 'submit']) root.addEventListener(type, note);
  root.addEventListener('submit', (event) => event.preventDefault());
  return { root, heard };
};

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

const field = (id: string): HTMLInputElement => {
  const found = find(`#${id}`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${id} is no field.`);
  return found;
};

let printed: HTMLElement;
let released = 0;

const hold = (...presses: NonNullable<typeof globalThis.held>['presses']): void => {
  globalThis.held = { presses, touched: false, release: () => (released += 1) };
};

beforeEach(() => {
  released = 0;
  document.body.innerHTML = '';
  printed = document.body.appendChild(document.createElement('div'));
  drawn(printed, 'Sign in');
});

/** The same place, drawn anew in another language by elements of their own. */
const drawnAnew = (): Page => drawn(printed, 'Se connecter');

describe('what was done on a printed page', () => {
  it('is heard by the page that takes it over: a choice, a tick, then the press', () => {
    const { root, heard } = drawn(printed, 'Sign in');
    field('kind-Business').checked = true;
    field('news').checked = true;
    hold({ type: 'submit', element: find('form'), submitter: find('button[type=submit]') });
    carryOutHeld(root, nothingTyped);
    expect(field('kind-Business').checked).toBe(true);
    expect(field('kind').checked).toBe(false);
    expect(field('news').checked).toBe(true);
    expect(heard.filter((line) => line.startsWith('change'))).toEqual(['change kind-Business', 'change news']);
    expect(heard.at(-1)).toBe('submit FORM');
  });

  it('is done again on a page drawn anew: texts, choices, ticks and the cursor', () => {
    field('email').value = 'ada@sandbox.test';
    field('password').value = 'Canary-Pw-1!';
    field('kind-Business').checked = true;
    field('news').checked = true;
    field('kind-Business').focus();
    hold();
    const typed = typedInto(printed, heldElements());
    const { root, heard } = drawnAnew();
    carryOutHeld(root, typed);
    expect(field('email').value).toBe('ada@sandbox.test');
    expect(field('password').value).toBe('Canary-Pw-1!');
    expect(heard).toContain('change kind-Business');
    expect(heard).toContain('change news');
    expect(field('kind-Business').checked).toBe(true);
    expect(document.activeElement?.id).toBe('kind-Business');
  });

  it('is pressed again on a page drawn anew, whatever the pressed thing says there', () => {
    hold(
      { type: 'click', element: find('button[type=button]') },
      { type: 'click', element: find('a') },
      { type: 'submit', element: find('form') },
    );
    const typed = typedInto(printed, heldElements());
    const { root, heard } = drawnAnew();
    root.addEventListener('click', (event) => event.preventDefault());
    carryOutHeld(root, typed);
    expect(heard).toEqual(['click BUTTON', 'click A', 'submit FORM']);
  });

  it('presses no other button where the page has another number of them', () => {
    hold({ type: 'click', element: find('button[type=button]') });
    const typed = typedInto(printed, heldElements());
    const { root, heard } = drawnAnew();
    find('button[type=button]').remove();
    carryOutHeld(root, typed);
    expect(heard).toEqual([]);
  });

  it('leaves alone what the page filled in by itself meanwhile', () => {
    field('email').value = 'typed@sandbox.test';
    const typed = typedInto(printed, []);
    const { root } = drawnAnew();
    field('email').value = 'newer@sandbox.test';
    carryOutHeld(root, typed);
    expect(field('email').value).toBe('newer@sandbox.test');
  });

  it('is let go of once, heard or given up', () => {
    hold();
    carryOutHeld(printed, nothingTyped);
    carryOutHeld(printed, nothingTyped);
    expect([released, globalThis.held]).toEqual([1, undefined]);
    hold({ type: 'click', element: find('button[type=button]') });
    dropHeld();
    expect([released, heldElements()]).toEqual([2, []]);
  });
});
