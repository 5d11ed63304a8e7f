import { toAccount } from './accountFields.ts';
import { formText } from './formText.ts';
import { toFault, type FaultFields } from './faultFields.ts';

const answers: ReadonlyArray<FaultFields['answer']> = ['real', 'changed', 'other', 'hang', 'reset'];

const faultOf = (form: FormData): object => {
  const text = (name: string): string => formText(form, name);
  return toFault({
    path: text('path'),
    host: text('host'),
    method: text('method'),
    times: text('times'),
    delayMs: text('delayMs'),
    answer: answers.find((answer) => answer === text('answer')) ?? 'real',
    status: text('status'),
    body: text('body'),
    headers: text('headers'),
  });
};

const presetOf = (form: FormData): object => ({ ...JSON.parse(formText(form, 'preset')) });

const clockOf = (form: FormData): object => ({
  advanceMs: form.has('advanceMs')
    ? Number(form.get('advanceMs'))
    : Number(form.get('amount')) * Number(form.get('unit')),
});

const readers = new Map([
  ['account', toAccount],
  ['fault', faultOf],
  ['preset', presetOf],
  ['clock', clockOf],
]);

/** Returns the body of a form's command; null for a command without a body. */
export const readForm = (form: HTMLFormElement, submitter: HTMLElement | null): object | null => {
  const read = readers.get(form.dataset['reads'] ?? '');
  return read === undefined ? null : read(new FormData(form, submitter));
};
