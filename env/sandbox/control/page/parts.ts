import { html } from 'hono/html';
import type { Html } from '#env/sandbox/htmlPage.ts';

type Section = {
  readonly id: string;
  readonly heading: string;
  readonly content: Html;
  /** What stands beside the heading. */
  readonly beside?: Html | '';
};

/** A section of the page with its heading, which takes the focus when a focused part of the section disappears. */
export const section = ({ id, heading, content, beside = '' }: Section): Html =>
  html`<section id="${id}" class="card" aria-labelledby="${id}-heading">
    <div class="card-head">
      <h2 id="${id}-heading" tabindex="-1">${heading}</h2>
      ${beside}
    </div>
    ${content}
  </section>`;

/** A time that the page shows as "12 sec ago". */
export const ago = (at: string): Html => html`<time data-ago datetime="${at}" title="${at}">${at.slice(11, 19)}</time>`;

/** A button that copies a text; `what` names the text for people who cannot see the row. */
export const copyButton = (label: string, what: string, text: string): Html =>
  html`<button type="button" class="small" data-copy="${text}" data-what="${what}">
    <span data-label>${label}</span> <span class="hidden">${what}</span>
  </button>`;

const icon = (name: string, path: string): Html =>
  html`<svg class="${name}" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><path d="${path}" /></svg>`;

const copyIcons = html`${icon('to-copy', 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z')}
${icon('is-copied', 'm4 10.5 4 4 8-9')}`;

type QuietCopy = { readonly label: string; readonly what: string; readonly text: string; readonly shown?: string };

/** A quiet button beside a text that copies it, named "label what"; `shown` is the part of the name that is visible. */
export const quietCopyButton = ({ label, what, text, shown = '' }: QuietCopy): Html =>
  html`<button type="button" class="quiet" data-copy="${text}" data-what="${what}">
    <span class="hidden">${label} ${what}</span>
    ${shown === '' ? '' : html`<span aria-hidden="true">${shown}</span>`} ${copyIcons}
  </button>`;

/** Returns a key for each item of a list with the oldest item last; equal names get a number. */
export const listKeys = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const seen = new Map<string, number>();
  return names
    .toReversed()
    .map((name) => {
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return count === 1 ? name : `${name} ${count}`;
    })
    .toReversed();
};

/** A value as indented JSON. */
export const json = (value: unknown): Html => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
