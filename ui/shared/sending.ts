import type { FormEvent } from 'react';

type Sending = { readonly busy: boolean; readonly send: (form: HTMLFormElement) => void };

/** Answers a form's submit: the browser's own post never happens, and nothing is sent while an answer is due. */
export const sending =
  ({ busy, send }: Sending) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) send(event.currentTarget);
  };
