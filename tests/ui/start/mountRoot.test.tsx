import { act, type ReactNode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entryScreenOf } from '#domain/navigation/entryQuery.ts';
import { queryValue } from '#domain/shared/webAddress.ts';
import { type MountedRoot, mountRoot } from '#ui/start/mountRoot.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const View = ({ heading, onReady }: { readonly heading: string; readonly onReady: () => void }): ReactNode => {
  useEffect(onReady, [onReady]);
  return (
    <form>
      <h1>{heading}</h1>
      <input id="email" name="email" />
      <button type="submit">Go on</button>
    </form>
  );
};

const script = readFileSync(join(import.meta.dirname, '../../../ui/start/startPage.js'), 'utf8');

const quiet = (): void => undefined;
let element: HTMLElement;

/** Mounts the root on a page as the server sends it. */
const mountPage = (heading: string): MountedRoot => {
  element.innerHTML = renderToString(<View heading={heading} onReady={quiet} />);
  runInThisContext(script);
  return mountRoot(element, () => window.location.pathname);
};

const email = (): HTMLInputElement | null => element.querySelector('input');

const typeEmail = (): HTMLInputElement | null => {
  const field = email();
  if (field !== null) field.value = 'ada@sandbox.test';
  field?.focus();
  return field;
};

/** Counts the submits that are not held. */
const submits = (): (() => number) => {
  let count = 0;
  element.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) count += 1;
    event.preventDefault();
  });
  return () => count;
};

const marks = (): number => performance.getEntriesByName('app-ready').length;

beforeEach(() => {
  performance.clearMarks();
  window.history.replaceState(null, '', '/signin');
  document.body.innerHTML = '<p id="late"></p>';
  element = document.body.appendChild(document.createElement('div'));
});

describe('mountRoot', () => {
  it('hydrates a page without replacing its fields, and repeats the submit and is ready before any further event', async () => {
    const root = mountPage('Sign in');
    const [field, count] = [typeEmail(), submits()];
    element.querySelector('button')?.click();
    expect(count()).toBe(0);
    root.hydrate(<View heading="Sign in" onReady={root.onReady} />);
    await Promise.resolve();
    expect([email(), field?.value, document.activeElement]).toEqual([field, 'ada@sandbox.test', field]);
    expect([count(), marks(), document.getElementById('late')]).toEqual([1, 1, null]);
    await act(async () => root.onReady());
    expect([count(), marks()]).toEqual([1, 1]);
  });

  it('renders a page anew that a browser has translated or an extension has changed: text, focus and submit are kept, and nothing is reported', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const root = mountPage('Sign in');
    const count = submits();
    element.querySelector('button')?.click();
    element.querySelector('h1')?.replaceChildren('Se connecter');
    const field = typeEmail();
    await act(async () => root.hydrate(<View heading="Sign in" onReady={root.onReady} />));
    expect(element.querySelector('h1')?.innerHTML).toBe('Sign in');
    expect(email()).not.toBe(field);
    expect([email()?.value, document.activeElement, count()]).toEqual(['ada@sandbox.test', email(), 1]);
    expect(reported).not.toHaveBeenCalled();
  });

  it('renders another page in place: text, focus and submit are kept until a screen is ready', async () => {
    const root = mountPage('Sign in');
    const [field, count] = [typeEmail(), submits()];
    element.querySelector('button')?.click();
    await act(async () => root.render(<View heading="Se connecter" onReady={quiet} />));
    expect([root.isUntouched(), count(), document.getElementById('late')]).toEqual([false, 0, null]);
    expect(email()).not.toBe(field);
    await act(async () => root.render(<View heading="Se connecter" onReady={root.onReady} />));
    expect([email()?.value, document.activeElement, count()]).toEqual(['ada@sandbox.test', email(), 1]);
  });

  it('forgets what was entered when the visitor is led to another screen', async () => {
    const root = mountPage('Sign in');
    const count = submits();
    typeEmail();
    element.querySelector('button')?.click();
    window.history.replaceState(null, '', '/continue');
    await act(async () => root.render(<View heading="Continue" onReady={root.onReady} />));
    expect([email()?.value, count()]).toEqual(['', 0]);
  });

  it('lets a link that is followed before the app runs keep what the partner has asked for, unless it leads to another site', () => {
    window.history.replaceState(null, '', '/?platform=XERA&next=signup');
    element.innerHTML = '<a href="/forgot-password"></a><a href="https://help.example/"></a>';
    runInThisContext(script);
    const [link = '', toAnotherSite] = [...element.querySelectorAll('a')].map(
      (each) => each.getAttribute('href') ?? '',
    );
    const query = link.replace(/^\//, '');
    expect([entryScreenOf(query), queryValue(query, 'platform')]).toEqual(['/forgot-password', 'XERA']);
    expect([link[0], toAnotherSite]).toEqual(['/', 'https://help.example/']);
  });

  it('counts the time of the notice from when a page that was loaded ahead is opened', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    const notice = { currentTime: 15_001 };
    Object.assign(document, { getAnimations: () => [notice] });
    mountPage('Sign in');
    await vi.waitFor(() => {
      document.dispatchEvent(new Event('prerenderingchange'));
      expect(notice.currentTime).toBe(0);
    }, 15_000);
    Reflect.deleteProperty(document, 'prerendering');
  });
});
