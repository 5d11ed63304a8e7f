// Starts the page of the control room: it refreshes itself, copies texts, and sends its forms as commands.
import { onCopyClick } from './copyButtons.ts';
import { startFaultForm } from './faultForm.ts';
import { filterAccounts } from './filterAccounts.ts';
import { clearForm, submitForm } from './forms.ts';
import { rememberPage } from './patchLive.ts';
import { makeRefresh, startPolling } from './refresh.ts';

const openDialog = (id: string): void => document.querySelector<HTMLDialogElement>(`dialog#${id}`)?.showModal();

const addRow = (template: string, into: string): void => {
  const source = document.querySelector<HTMLTemplateElement>(`template#${template}`);
  const target = document.getElementById(into);
  if (source === null || target === null) return;
  target.append(document.importNode(source.content, true));
  target.lastElementChild?.querySelector('input')?.focus();
};

const clearField = (id: string): void => {
  const field = document.querySelector<HTMLInputElement>(`input#${id}`);
  if (field === null) return;
  field.value = '';
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const onClick = (target: Element): void => {
  const { opens, adds, clears, into = '' } = target.closest('button')?.dataset ?? {};
  if (opens !== undefined) openDialog(opens);
  if (adds !== undefined) addRow(adds, into);
  if (clears !== undefined) clearField(clears);
  if (target.closest('[data-closes]') !== null) target.closest('dialog')?.close();
  onCopyClick(target);
};

rememberPage();
const refresh = makeRefresh();

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) onClick(target);
});
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const { target: form, submitter } = event;
  if (form instanceof HTMLFormElement && form.dataset['call'] !== undefined) void submitForm(form, submitter, refresh);
});
document.querySelector('#request-filter')?.addEventListener('input', () => void refresh());
document.querySelector('#accounts-text')?.addEventListener('input', filterAccounts);
document.querySelectorAll('dialog').forEach((dialog) => {
  dialog.addEventListener('close', () => dialog.querySelectorAll('form').forEach(clearForm));
});
startFaultForm();
startPolling(refresh);
