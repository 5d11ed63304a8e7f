import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { UseCases } from '#application/useCases.ts';
import type { Messages } from '#locales/messages.ts';
import type { Router } from '#ui/router/router.ts';
import { LanguageProvider } from './shared/language.tsx';
import { UseCasesProvider } from './shared/useCases.tsx';
import { ReadyProvider } from './start/ready.tsx';

export type AppProps = {
  readonly useCases: UseCases;
  readonly router: Router;
  readonly queries: QueryClient;
  readonly messages: Messages;
  /** Told whenever a screen stands and listens. */
  readonly onReady: () => void;
};

/** The whole page: what every view may ask for, in one nest. */
export const App = ({ useCases, router, queries, messages, onReady }: AppProps): ReactNode => (
  <UseCasesProvider value={useCases}>
    <QueryClientProvider client={queries}>
      <LanguageProvider messages={messages}>
        <ReadyProvider value={onReady}>
          <RouterProvider router={router} />
        </ReadyProvider>
      </LanguageProvider>
    </QueryClientProvider>
  </UseCasesProvider>
);
