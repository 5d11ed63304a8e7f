import { announce } from './announce.ts';
import { readForm } from './readForm.ts';
import { sendCommand } from './sendCommand.ts';

const showRefusal = (form: HTMLFormElement, reason: string | null): void => {
  const region = form.querySelector('[role=alert]');
  if (region !== null) region.textContent = reason;
  else if (reason !== null) announce(reason);
};

const finish = (form: HTMLFormElement): void => {
  const dialog = form.closest('dialog');
  if (dialog === null) return;
  dialog.close();
  form.reset();
  form.querySelectorAll('.linked').forEach((row) => row.remove());
};

/** Sends the command of a form, and shows the reason if it was refused. */
export const submitForm = async (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  refresh: () => Promise<void>,
): Promise<void> => {
  const { method = 'POST', call = '', done = '' } = form.dataset;
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  showRefusal(form, null);
  const refused = await sendCommand(method, call, readForm(form, submitter));
  form.ariaBusy = null;
  if (refused !== null) return showRefusal(form, refused);
  finish(form);
  await refresh();
  announce(done);
};
