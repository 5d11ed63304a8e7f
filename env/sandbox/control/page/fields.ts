import { html, raw } from 'hono/html';
import type { Html } from '#env/sandbox/htmlPage.ts';

/** An option of a select: its value and its words. */
export type Option = readonly [value: string, words: string];

type Field = { readonly id: string; readonly name: string; readonly label: string; readonly hint?: string };

type TextField = Field & {
  readonly type?: 'text' | 'email' | 'number' | 'search';
  readonly value?: string;
  readonly required?: boolean;
  readonly list?: string;
  readonly min?: number;
};

const labelled = ({ id, label, hint }: Field, control: Html): Html =>
  html`<div class="field">
    <label for="${id}">${label}</label>
    ${control} ${hint === undefined ? '' : html`<p class="hint" id="${id}-hint">${hint}</p>`}
  </div>`;

const describedBy = ({ id, hint }: Field): Html | string =>
  hint === undefined ? '' : html`aria-describedby="${id}-hint"`;

/** A text field with its label. */
export const textField = (field: TextField): Html => {
  const { id, name, type = 'text', value = '', required = false, list, min } = field;
  return labelled(
    field,
    html`<input
      id="${id}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="off"
      spellcheck="false"
      ${raw(required ? 'required' : '')}
      ${list === undefined ? '' : html`list="${list}"`}
      ${min === undefined ? '' : html`min="${min}"`}
      ${describedBy(field)}
    />`,
  );
};

/** A field of several lines with its label. */
export const textArea = (field: Field): Html =>
  labelled(
    field,
    html`<textarea id="${field.id}" name="${field.name}" rows="2" spellcheck="false" ${describedBy(field)}></textarea>`,
  );

/** A select with its label. */
export const selectField = (field: Field & { readonly options: ReadonlyArray<Option> }): Html =>
  labelled(
    field,
    html`<select id="${field.id}" name="${field.name}" ${describedBy(field)}>
      ${field.options.map(([value, words]) => html`<option value="${value}">${words}</option>`)}
    </select>`,
  );

/** A checkbox with its label. */
export const checkbox = (name: string, [value, label]: Option, checked = false): Html =>
  html`<label class="check">
    <input type="checkbox" name="${name}" value="${value}" ${raw(checked ? 'checked' : '')} /> ${label}
  </label>`;

/** Where a form shows why its command was refused. */
export const refusal: Html = html`<p role="alert" class="refusal"></p>`;
