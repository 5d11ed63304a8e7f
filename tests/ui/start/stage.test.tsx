import { act, useEffect, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openStage, type Stage } from '#ui/start/stage.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const View = ({ heading, onReady }: { readonly heading: string; readonly onReady: () => void }): ReactNode => {
  useEffect(onReady, [onReady]);
  return (
    <form>
      <h1>{heading}</h1>
      <input id="email" name="email" />
    </form>
  );
};

const quiet = (): void => undefined;
let element: HTMLElement;

/** A page as the build prints it, with its stamp, and the stage opened on it. */
const printedPage = (heading: string): Stage => {
  element.innerHTML = renderToString(<View heading={heading} onReady={quiet} />);
  document.documentElement.dataset['printed'] = 'the stamp';
  globalThis.held = { presses: [], release: quiet, touched: false };
  return openStage(element);
};

beforeEach(() => {
  performance.clearMarks();
  window.history.replaceState(null, '', '/signin');
  document.body.innerHTML = '<p id="late"></p>';
  element = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    globalThis.held = undefined;
    delete document.documentElement.dataset['printed'];
  });
});

const email = (): HTMLInputElement | null => element.querySelector('input');
const marks = (): number => performance.getEntriesByName('app-ready').length;

describe('the stage', () => {
  it('knows a printed page by its stamp, and only while nobody else has changed it', () => {
    const stage = printedPage('Sign in');
    expect([stage.isPrinted('the stamp'), stage.isPrinted('another')]).toEqual([true, false]);
    element.querySelector('h1')?.insertAdjacentHTML('beforeend', '<font>Se connecter</font>');
    expect(stage.isPrinted('the stamp')).toBe(false);
    globalThis.held = { presses: [], release: quiet, touched: true };
    expect(stage.isPrinted('the stamp')).toBe(false);
  });

  it('takes a printed page over with the very fields it has, and marks once that it listens', async () => {
    const stage = printedPage('Sign in');
    const field = email();
    if (field !== null) field.value = 'ada@sandbox.test';
    await act(async () => stage.takeOver(<View heading="Sign in" onReady={stage.ready} />));
    expect(email()).toBe(field);
    expect(field?.value).toBe('ada@sandbox.test');
    expect([marks(), document.getElementById('late')]).toEqual([1, null]);
    await act(async () => stage.ready());
    expect(marks()).toBe(1);
  });

  it('draws anew where it must, and types again what was typed', async () => {
    const stage = printedPage('Sign in');
    const field = email();
    if (field !== null) field.value = 'ada@sandbox.test';
    await act(async () => stage.draw(<View heading="Se connecter" onReady={stage.ready} />));
    expect(element.querySelector('h1')?.textContent).toBe('Se connecter');
    expect(email()).not.toBe(field);
    expect(email()?.value).toBe('ada@sandbox.test');
  });

  it('gives up what was held when the visit ends on another screen', async () => {
    const stage = printedPage('Sign in');
    const field = email();
    if (field !== null) field.value = 'ada@sandbox.test';
    window.history.replaceState(null, '', '/continue');
    await act(async () => stage.draw(<View heading="Continue" onReady={stage.ready} />));
    expect(email()?.value).toBe('');
    expect(globalThis.held).toBeUndefined();
  });
});
