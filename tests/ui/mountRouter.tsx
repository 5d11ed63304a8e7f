import type { AnyRouter } from '@tanstack/react-router';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Loads a router, then renders a view with it as the app does, in strict mode; unmounts the view when the test ends. */
export const mountRouter = async (router: AnyRouter, view: ReactNode): Promise<HTMLElement> => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => {
    await router.load();
    root.render(<StrictMode>{view}</StrictMode>);
  });
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  return page;
};
