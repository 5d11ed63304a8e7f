import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, StrictMode, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { onTestFinished } from 'vitest';
import { loadMessages } from '#locales/messages.ts';
import type { Locale } from '#domain/locale/locale.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export type Rendered = {
  readonly page: HTMLElement;
  readonly show: (next: ReactNode) => Promise<void>;
  readonly does: (action: () => void | Promise<void>) => Promise<void>;
};

type Slot = { set: ((next: ReactNode) => void) | null };

const slotted = (first: ReactNode, slot: Slot) => (): ReactNode => {
  const [shown, set] = useState(first);
  slot.set = set;
  return shown;
};

/** Draws a view as the app does, in strict mode, inside a router and a language; all gone when the test ends. */
export const rendered = async (view: ReactNode, locale: Locale = 'en-GB'): Promise<Rendered> => {
  const page = document.body.appendChild(document.createElement('div'));
  const slot: Slot = { set: null };
  const top = createRootRoute({ component: slotted(view, slot) });
  const routeTree = top.addChildren([createRoute({ getParentRoute: () => top, path: '/' })]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const messages = await loadMessages(locale);
  const root = createRoot(page);
  await act(async () => {
    await router.load();
    root.render(
      <StrictMode>
        <IntlProvider locale={locale} messages={messages}>
          <RouterProvider router={router as never} />
        </IntlProvider>
      </StrictMode>,
    );
  });
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  return {
    page,
    show: (next) => act(async () => slot.set?.(next)),
    does: (action) => act(async () => action()),
  };
};

/** What stands under a name in a form of the page. */
export const input = (page: HTMLElement, name: string): HTMLInputElement => {
  const found = page.querySelector(`input[name="${name}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`);
  return found;
};

/** The button or link that says these words. */
export const control = (page: HTMLElement, words: string): HTMLElement => {
  const all = [...page.querySelectorAll<HTMLElement>('button, a')];
  const found = all.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === words);
  if (found === undefined) throw new Error(`Nothing says ${words}.`);
  return found;
};

/** Does to a page what a browser's translation does: every text is wrapped, and the node React knew is gone. */
export const translateInPlace = (page: HTMLElement): void => {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `«${text.data}»`;
    text.replaceWith(font);
  }
};
