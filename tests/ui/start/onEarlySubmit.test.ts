import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { onEarlySubmit } from '#ui/start/onEarlySubmit.ts';
import { earlyEventsWith } from './earlyEvents.ts';

const form = (): HTMLFormElement => {
  const found = document.querySelector('form');
  return found ?? expect.unreachable('There is a form.');
};

beforeEach(() => {
  performance.clearMarks();
  document.body.innerHTML = '<form><input name="email"></form>';
  globalThis.earlyEvents = earlyEventsWith();
  onTestFinished(() => {
    globalThis.earlyEvents = undefined;
  });
});

describe('onEarlySubmit', () => {
  it('calls back for a form that was already sent, and for every later submit', () => {
    const submitted: HTMLFormElement[] = [];
    globalThis.earlyEvents = earlyEventsWith({
      events: [
        { type: 'click', element: form() },
        { type: 'submit', element: form() },
      ],
    });
    onEarlySubmit((sent) => submitted.push(sent));
    expect(submitted).toEqual([form()]);
    globalThis.earlyEvents.onSubmit?.(form());
    expect(submitted).toHaveLength(2);
  });

  it('marks the page ready once', () => {
    onEarlySubmit(() => undefined);
    onEarlySubmit(() => undefined);
    expect(performance.getEntriesByName('app-ready')).toHaveLength(1);
  });

  it('does nothing on a page that is not prerendered', () => {
    globalThis.earlyEvents = undefined;
    onEarlySubmit(() => expect.unreachable('Nothing was sent.'));
    expect(performance.getEntriesByName('app-ready')).toEqual([]);
  });
});
