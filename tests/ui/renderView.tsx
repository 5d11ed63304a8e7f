import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { onTestFinished, vi } from 'vitest';
import { loadMessages } from '#locales/messages.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { AppDataProvider } from '#ui/shared/hooks/appData.tsx';
import { UseCasesContext } from '#ui/shared/hooks/useCases.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What a person does on a page. */
export type Mounted = Awaited<ReturnType<typeof mount>>;

/** A rendered view, which can be rendered anew. */
export type RenderedView = Awaited<ReturnType<typeof renderView>>;

/** Loads a router, then renders a view with it as the app does, in strict mode; unmounts it when the test ends. */
export const mount = async (router: AnyRouter, view: ReactNode) => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const inAct = (action: () => void | Promise<void>): Promise<void> => act(async () => action());
  await inAct(async () => {
    await router.load();
    root.render(<StrictMode>{view}</StrictMode>);
  });
  onTestFinished(async () => {
    await inAct(() => root.unmount());
    page.remove();
  });
  return {
    page,
    act: inAct,
    /** Presses the button or link of a label. */
    press: (label: string) => inAct(() => controlNamed(page, label).click()),
    /** Types into the fields of these names. */
    type: (texts: Readonly<Record<string, string>>) =>
      inAct(() => Object.entries(texts).forEach(([name, text]) => typeInto(inputNamed(page, name), text))),
  };
};

/** A view with the use cases of a test and the data of the app, without the deferred services. */
export const withUseCases = (useCases: TestApp['useCases'], view: ReactNode): ReactNode => (
  <UseCasesContext value={{ ...useCases, deferredServices: async () => null }}>
    <AppDataProvider>{view}</AppDataProvider>
  </UseCasesContext>
);

/** Renders a view with a router and use cases, by default those of a new visit. */
export const renderView = async (
  view: ReactNode,
  { useCases }: Pick<TestApp, 'useCases'> = { useCases: { ...makeTestApp().useCases, now: Date.now } },
) => {
  let show = (_next: ReactNode): void => undefined;
  const Slot = (): ReactNode => {
    const [shown, setShown] = useState(view);
    show = setShown;
    return shown;
  };
  const top = createRootRoute({ component: Slot });
  const routeTree = top.addChildren([createRoute({ getParentRoute: () => top, path: '/' })]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const localised = (
    <IntlProvider locale="en-GB" messages={await loadMessages('en-GB')}>
      <RouterProvider router={router as never} />
    </IntlProvider>
  );
  const mounted = await mount(router, withUseCases(useCases, localised));
  return { ...mounted, rerender: (next: ReactNode) => mounted.act(() => show(next)) };
};

/** Waits until a check passes, and then until all that was rendered is shown. React renders by itself meanwhile, as in a browser. */
export const waitUntil = async (check: () => void): Promise<void> => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await vi.waitFor(check, { timeout: 15_000, interval: 5 }).finally(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
  await act(async () => undefined);
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

/** The texts of the elements of a page that match. */
export const textsOf = (page: Element, selector: string): ReadonlyArray<string> =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** What the alert of a page says, line by line; nothing without one. */
export const alertLines = (page: HTMLElement): ReadonlyArray<string> => {
  const lines = textsOf(page, '[role="alert"] li');
  return lines.length > 0 ? lines : textsOf(page, '[role="alert"]');
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
