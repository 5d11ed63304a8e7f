import {
  createLazyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useFetchNext } from '#ui/companions/useFetchNext.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Page = (): ReactNode => {
  useFetchNext();
  return <Outlet />;
};

type Code = () => Promise<never>;
type Visit = { readonly code: Code; readonly saveData?: boolean };

/** A page at /signup whose next screen's script comes from there; the browser is idle when the test says so. */
const openSignUp = async ({ code, saveData = false }: Visit) => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  const top = createRootRoute({ component: Page });
  const next = createRoute({ getParentRoute: () => top, path: '/signup/email-verification' }).lazy(code);
  const routeTree = top.addChildren([createRoute({ getParentRoute: () => top, path: '/signup' }), next]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/signup'] }) });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => {
    await router.load();
    root.render(<RouterProvider router={router as never} />);
  });
  onTestFinished(() => act(async () => root.unmount()));
  return { idle: () => act(async () => tasks.splice(0).forEach((task) => task())) };
};

const missing = (): Promise<never> => Promise.reject(new Error('404'));

describe('what is fetched ahead', () => {
  it('is the next screen’s script, once the browser is idle', async () => {
    const code = vi.fn<Code>(async () => createLazyRoute('/signup/email-verification')({}) as never);
    const { idle } = await openSignUp({ code });
    expect(code).not.toHaveBeenCalled();
    await idle();
    expect(code).toHaveBeenCalled();
  });

  it('is nothing where somebody saves data', async () => {
    const code = vi.fn<Code>(missing);
    const { idle } = await openSignUp({ code, saveData: true });
    await idle();
    expect(code).not.toHaveBeenCalled();
  });

  it('brings nobody’s page back when it is missing, and leaves others’ news alone', async () => {
    const heard = vi.fn<() => void>();
    window.addEventListener('vite:preloadError', heard);
    onTestFinished(() => window.removeEventListener('vite:preloadError', heard));
    const code = vi.fn<Code>(async () => {
      window.dispatchEvent(new Event('vite:preloadError'));
      return missing();
    });
    const { idle } = await openSignUp({ code });
    await idle();
    expect([code.mock.calls.length > 0, heard.mock.calls.length]).toEqual([true, 0]);
    window.dispatchEvent(new Event('vite:preloadError'));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
