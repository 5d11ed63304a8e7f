import type { ReactNode } from 'react';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { AppDataProvider } from '#ui/shared/hooks/appData.tsx';
import { UseCasesProvider } from '#ui/shared/hooks/useCases.tsx';
import { type RenderedView, renderView } from './renderView.tsx';

/** A view with the use cases of a test and the data of the app, without the deferred services. */
export const withUseCases = (useCases: TestApp['useCases'], view: ReactNode): ReactNode => (
  <UseCasesProvider value={{ ...useCases, deferredServices: async () => null }}>
    <AppDataProvider>{view}</AppDataProvider>
  </UseCasesProvider>
);

/** Renders a view with the use cases of a new visit. */
export const renderWithUseCases = async (view: ReactNode): Promise<RenderedView> => {
  const { useCases } = makeTestApp();
  const rendered = await renderView(withUseCases(useCases, view));
  return { ...rendered, rerender: (next) => rendered.rerender(withUseCases(useCases, next)) };
};
