import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { hearForm } from '#ui/start/hearForm.ts';

const form = (): HTMLFormElement => {
  const found = document.querySelector('form');
  return found ?? expect.unreachable('There is a form.');
};

beforeEach(() => {
  performance.clearMarks();
  document.body.innerHTML = '<form><input name="email"></form>';
  globalThis.held = { presses: [], release: () => undefined, touched: false };
  onTestFinished(() => {
    globalThis.held = undefined;
  });
});

describe('the form of a printed page', () => {
  it('is heard where it was sent before, and where it is sent from now on', () => {
    const heard: HTMLFormElement[] = [];
    globalThis.held = {
      release: () => undefined,
      touched: false,
      presses: [
        { type: 'click', element: form() },
        { type: 'submit', element: form() },
      ],
    };
    hearForm((sent) => heard.push(sent));
    expect(heard).toEqual([form()]);
    globalThis.held.heard?.(form());
    expect(heard).toHaveLength(2);
  });

  it('can be sent from then on, and the page says so once', () => {
    hearForm(() => undefined);
    hearForm(() => undefined);
    expect(performance.getEntriesByName('app-ready')).toHaveLength(1);
  });

  it('is left alone where nothing was printed', () => {
    globalThis.held = undefined;
    hearForm(() => expect.unreachable('Nothing was sent.'));
    expect(performance.getEntriesByName('app-ready')).toEqual([]);
  });
});
