import type { ReactNode } from 'react';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { AppDataProvider } from '#ui/shared/hooks/appData.tsx';
import { UseCasesContext } from '#ui/shared/hooks/useCases.tsx';

/** A view with the use cases of a test and the data of the app, without the deferred services. */
export const withUseCases = (useCases: TestApp['useCases'], view: ReactNode): ReactNode => (
  <UseCasesContext value={{ ...useCases, deferredServices: async () => null }}>
    <AppDataProvider>{view}</AppDataProvider>
  </UseCasesContext>
);
