import { html, raw } from 'hono/html';
import type { Html } from '#env/sandbox/htmlPage.ts';
import { refusal } from './fields.ts';

type Dialog = {
  readonly id: string;
  readonly heading: string;
  /** The attributes of the form. */
  readonly form: Html;
  readonly content: Html;
  readonly buttons: Html;
  /** Whether the focus starts on Cancel, because the other button deletes something. */
  readonly isDestructive?: boolean;
};

/** A modal dialog with one form and a button that cancels it. */
export const dialog = ({ id, heading, form, content, buttons, isDestructive = false }: Dialog): Html =>
  html`<dialog id="${id}" aria-labelledby="${id}-heading">
    <form ${form}>
      <h2 id="${id}-heading">${heading}</h2>
      ${content}
      <div class="dialog-buttons">
        ${refusal} ${buttons}
        <button type="button" data-closes ${raw(isDestructive ? 'autofocus' : '')}>Cancel</button>
      </div>
    </form>
  </dialog>`;

/** The question before everything goes back to the seed data. */
export const resetDialog = dialog({
  id: 'reset',
  isDestructive: true,
  heading: 'Reset the sandbox?',
  form: html`data-method="POST" data-call="/api/reset" data-done="The sandbox is reset."`,
  content: html`<p>The accounts, their passwords and the clock go back to the seed data.</p>
    <p>Sessions, codes, faults, requests and events are deleted.</p>`,
  buttons: html`<button class="danger">Reset</button>`,
});
