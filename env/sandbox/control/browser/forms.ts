import { announceAndShow } from './announce.ts';
import type { Refresh } from './refresh.ts';
import { readForm } from './readForm.ts';
import { sendCommand } from './sendCommand.ts';

const showRefusal = (form: HTMLFormElement, reason: string | null): void => {
  const region = form.querySelector('[role=alert]');
  if (region !== null) region.textContent = reason;
  else if (reason !== null) announceAndShow(reason);
};

/** Brings the form of a closed dialog back to its first state. */
export const clearForm = (form: HTMLFormElement): void => {
  form.reset();
  showRefusal(form, null);
  form.querySelectorAll('.linked').forEach((row) => row.remove());
};

const showAdded = (added: ReadonlyArray<Element>): void =>
  added.find((item) => item.matches('.fault, .account'))?.scrollIntoView({ block: 'nearest' });

/** Puts the focus on the field that a refusal names first, or on the first field. */
const focusField = (form: HTMLFormElement, reason: string): void => {
  if (form.closest('dialog') === null) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>('.field :is(input, select, textarea)')];
  const labelOf = ({ labels }: HTMLInputElement): string => (labels?.[0]?.textContent ?? '').trim().toLowerCase();
  const named = fields.find((field) => field.checkVisibility() && reason.toLowerCase().includes(labelOf(field)));
  (named ?? fields[0])?.focus();
};

/** Sends the command of a form, and shows the reason if it was refused. */
export const submitForm = async (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  refresh: Refresh,
): Promise<void> => {
  const { method = 'POST', call = '', done = '' } = form.dataset;
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  showRefusal(form, null);
  const refused = await sendCommand(method, call, readForm(form, submitter));
  form.ariaBusy = null;
  if (refused !== null) {
    showRefusal(form, refused);
    return focusField(form, refused);
  }
  form.closest('dialog')?.close();
  showAdded(await refresh());
  announceAndShow(done);
};
