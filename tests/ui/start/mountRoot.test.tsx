import { act, useEffect, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountRoot, type MountedRoot } from '#ui/start/mountRoot.ts';
import { earlyEventsWith } from './earlyEvents.ts';

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

/** Mounts the root on a page as the build prerenders it, with its key. */
const mountPrerendered = (heading: string): MountedRoot => {
  element.innerHTML = renderToString(<View heading={heading} onReady={quiet} />);
  document.documentElement.dataset['prerendered'] = 'the key';
  globalThis.earlyEvents = earlyEventsWith();
  return mountRoot(element);
};

beforeEach(() => {
  performance.clearMarks();
  window.history.replaceState(null, '', '/signin');
  document.body.innerHTML = '<p id="late"></p>';
  element = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    globalThis.earlyEvents = undefined;
    delete document.documentElement.dataset['prerendered'];
  });
});

const email = (): HTMLInputElement | null => element.querySelector('input');
const marks = (): number => performance.getEntriesByName('app-ready').length;

describe('mountRoot', () => {
  it('recognises a prerendered page by its key, and only if nothing has changed the page', () => {
    const root = mountPrerendered('Sign in');
    expect([root.isPrerendered('the key'), root.isPrerendered('another key')]).toEqual([true, false]);
    element.querySelector('h1')?.insertAdjacentHTML('beforeend', '<font>Se connecter</font>');
    expect(root.isPrerendered('the key')).toBe(false);
    globalThis.earlyEvents = earlyEventsWith({ pageChanged: true });
    expect(root.isPrerendered('the key')).toBe(false);
  });

  it('hydrates a prerendered page without replacing its fields, and marks it ready once', async () => {
    const root = mountPrerendered('Sign in');
    const field = email();
    if (field !== null) field.value = 'ada@sandbox.test';
    await act(async () => root.hydrate(<View heading="Sign in" onReady={root.onReady} />));
    expect(email()).toBe(field);
    expect(field?.value).toBe('ada@sandbox.test');
    expect([marks(), document.getElementById('late')]).toEqual([1, null]);
    await act(async () => root.onReady());
    expect(marks()).toBe(1);
  });

  it.each([
    ['by a translation, and reports nothing', true, 0],
    ['by a fault of the product, and reports it', false, 1],
  ])('keeps the typed text when the page was changed during hydration %s', async (_, pageChanged, reports) => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const root = mountPrerendered('Sign in');
    const heading = element.querySelector('h1');
    if (heading !== null) heading.innerHTML = '<font>Se connecter</font>';
    globalThis.earlyEvents = earlyEventsWith({ pageChanged });
    const field = email();
    await act(async () => {
      root.hydrate(<View heading="Sign in" onReady={root.onReady} />);
      if (field !== null) field.value = 'ada@sandbox.test';
    });
    expect(element.querySelector('h1')?.innerHTML).toBe('Sign in');
    expect(email()).not.toBe(field);
    expect(email()?.value).toBe('ada@sandbox.test');
    expect(reported).toHaveBeenCalledTimes(reports);
  });

  it('renders another page in its place, and keeps the typed text', async () => {
    const root = mountPrerendered('Sign in');
    const field = email();
    if (field !== null) field.value = 'ada@sandbox.test';
    await act(async () => root.render(<View heading="Se connecter" onReady={root.onReady} />));
    expect(element.querySelector('h1')?.textContent).toBe('Se connecter');
    expect(email()).not.toBe(field);
    expect(email()?.value).toBe('ada@sandbox.test');
  });

  it.each([
    ['in place of a prerendered page', 1, (root: MountedRoot, view: ReactNode) => root.render(view)],
    [
      'that it hydrates, because its early presses come again',
      0,
      (root: MountedRoot, view: ReactNode) => root.hydrate(view),
    ],
  ])('leaves the presses to a view %s', async (_, times, show) => {
    const root = mountPrerendered('Sign in');
    const releaseClicks = vi.fn<() => void>();
    globalThis.earlyEvents = earlyEventsWith({ releaseClicks });
    await act(async () => show(root, <View heading="Sign in" onReady={quiet} />));
    expect(releaseClicks).toHaveBeenCalledTimes(times);
  });

  it('discards the early events when the visitor is redirected to another screen', async () => {
    const root = mountPrerendered('Sign in');
    const field = email();
    if (field !== null) field.value = 'ada@sandbox.test';
    window.history.replaceState(null, '', '/continue');
    await act(async () => root.render(<View heading="Continue" onReady={root.onReady} />));
    expect(email()?.value).toBe('');
    expect(globalThis.earlyEvents).toBeUndefined();
  });
});
