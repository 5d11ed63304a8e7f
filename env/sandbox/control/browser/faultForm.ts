import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { formText } from './formText.ts';
import { toFields } from './faultFields.ts';

const isFault = (value: unknown): value is InjectedFault =>
  typeof value === 'object' && value !== null && 'path' in value;

const showAnswerFields = (form: HTMLFormElement): void => {
  const answer = formText(new FormData(form), 'answer');
  form.querySelectorAll<HTMLElement>('[data-shown-for]').forEach((part) => {
    part.hidden = !(part.dataset['shownFor'] ?? '').split(' ').includes(answer);
  });
};

const fill = (form: HTMLFormElement, preset: string): void => {
  const fault: unknown = preset === '' ? { path: '' } : JSON.parse(preset);
  if (!isFault(fault)) return;
  for (const [name, value] of Object.entries(toFields(fault))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
      field.value = value;
  }
};

/** Fills the fault form from its preset, and shows only the fields that its answer has. */
export const startFaultForm = (): void => {
  const form = document.querySelector<HTMLFormElement>('#fault-form');
  if (form === null) return;
  showAnswerFields(form);
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.dataset['presets'] !== undefined) fill(form, target.value);
    showAnswerFields(form);
  });
  // Because: the fields have their first values only after the event.
  form.addEventListener('reset', () => requestAnimationFrame(() => showAnswerFields(form)));
};
