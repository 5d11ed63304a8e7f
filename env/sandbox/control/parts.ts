import { html } from 'hono/html';
import type { Html } from '#infrastructure/sandbox/launchpad/htmlPage.ts';

/** A card of the page with its heading, which takes the focus when a focused part of the card disappears. */
export const card = (heading: string, content: Html, beside: Html | '' = ''): Html =>
  html`<article role="region" aria-label="${heading}">
    <header>
      <h2 tabindex="-1">${heading}</h2>
      ${beside}
    </header>
    ${content}
  </article>`;

/** A list that a refresh replaces item by item: every item has an id, so that the browser keeps the one in use. */
export const list = (id: string, items: ReadonlyArray<Html>, empty: string): Html =>
  html`<ul id="${id}" class="live">
    ${items.length === 0 ? html`<li id="no-${id}">${empty}</li>` : items}
  </ul>`;

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A length of time in its largest whole unit: "3 minutes". */
export const duration = (ms: number): string => {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  const [unit, size] = units.find(([, unitSize]) => seconds >= unitSize) ?? ['second', 1];
  return new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / size),
  );
};

/** How long ago a time was; the clock can go back, so that it lies ahead. */
export const ago = (at: number, now: number): Html =>
  html`<time title="${new Date(at).toISOString()}">${duration(now - at)} ${at > now ? 'ahead' : 'ago'}</time>`;

/** A button that copies a text; `what` names the text for people who cannot see the row. */
export const copyButton = (label: string, what: string, text: string): Html =>
  html`<button type="button" class="outline" data-copy="${text}" aria-label="${label} ${what}">${label}</button>`;

/** A button that opens a dialog. */
export const openButton = (label: string, dialogId: string): Html =>
  html`<button type="button" class="outline" data-opens="${dialogId}">${label}</button>`;

/** The attributes of a form that sends a command; `done` is said when it was obeyed. */
export const command = (call: string, done: string, method: 'POST' | 'DELETE' = 'POST'): Html =>
  html`data-call="${call}" data-method="${method}" data-done="${done}"`;

/** A select with its label; an option has a value, and words if they differ. */
export const select = (label: string, attributes: Html, options: ReadonlyArray<readonly [string, string?]>): Html =>
  html`<label>
    ${label}
    <select ${attributes}>
      ${options.map(([value, words = value]) => html`<option value="${value}">${words}</option>`)}
    </select>
  </label>`;

/** A modal dialog with one form, made of the form's attributes and its content. */
export const dialog = (
  id: string,
  [heading, send]: readonly [string, string],
  [form, content]: readonly [Html, Html],
): Html =>
  html`<dialog id="${id}" aria-label="${heading}">
    <article>
      <h2>${heading}</h2>
      <form ${form}>
        ${content}
        <p role="alert"></p>
        <footer>
          <button formmethod="dialog" formnovalidate class="secondary">Cancel</button>
          <button>${send}</button>
        </footer>
      </form>
    </article>
  </dialog>`;
