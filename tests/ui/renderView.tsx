import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode, useState } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale } from '#domain/locale/locale.ts';
import { loadMessages } from '#locales/messages.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { mountRouter } from './mountRouter.tsx';
import { withUseCases } from './withUseCases.tsx';

/** A rendered view: its element, a new render, and an action inside `act`. */
export type RenderedView = {
  readonly page: HTMLElement;
  readonly rerender: (next: ReactNode) => Promise<void>;
  readonly act: (action: () => void | Promise<void>) => Promise<void>;
};

type Slot = { set: ((next: ReactNode) => void) | null };

const inSlot = (first: ReactNode, slot: Slot) => (): ReactNode => {
  const [shown, set] = useState(first);
  slot.set = set;
  return shown;
};

type ViewOptions = { readonly locale?: Locale; readonly useCases?: TestApp['useCases'] };

/** Renders a view as the app does, in strict mode, with a router, a locale and use cases, by default those of a new visit; unmounts it when the test ends. */
export const renderView = async (view: ReactNode, options: ViewOptions = {}): Promise<RenderedView> => {
  const { locale = 'en-GB', useCases = { ...makeTestApp().useCases, now: Date.now } } = options;
  const slot: Slot = { set: null };
  const top = createRootRoute({ component: inSlot(view, slot) });
  const routeTree = top.addChildren([createRoute({ getParentRoute: () => top, path: '/' })]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const messages = await loadMessages(locale);
  const page = await mountRouter(
    router,
    withUseCases(
      useCases,
      <IntlProvider locale={locale} messages={messages}>
        <RouterProvider router={router as never} />
      </IntlProvider>,
    ),
  );
  return {
    page,
    rerender: (next) => act(async () => slot.set?.(next)),
    act: (action) => act(async () => action()),
  };
};

/** The input with a name. */
export const inputNamed = (page: HTMLElement, name: string): HTMLInputElement => {
  const found = page.querySelector(`input[name="${name}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`);
  return found;
};

/** The button or link with a label or a text. */
export const controlNamed = (page: HTMLElement, label: string): HTMLElement => {
  const all = [...page.querySelectorAll<HTMLElement>('button, a')];
  const found = all.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === label);
  if (found === undefined) throw new Error(`There is no button or link ${label}.`);
  return found;
};

/** What the alert of a page says, line by line; nothing without one. */
export const alertLines = (page: HTMLElement): ReadonlyArray<string> => {
  const lines = page.querySelectorAll('[role="alert"] li');
  const said = lines.length > 0 ? lines : page.querySelectorAll('[role="alert"]');
  return [...said].map(({ textContent }) => textContent);
};

/** The texts that describe a field. */
export const descriptionOf = (field: Element | null): string =>
  (field?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** Changes a page as a browser's translation does: it wraps every text and replaces the text node that React knows. */
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

/** Types into a field: replaces its text, and tells it as the browser does. */
export const typeInto = (field: HTMLInputElement, text: string, input: InputEventInit = {}): void => {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, ...input }));
};
