import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Hexagon } from '#application/useCases.ts';
import type { Router } from '#ui/router/router.ts';
import { LanguageProvider } from '#ui/shared/hooks/language.tsx';
import { AppDataProvider } from '#ui/shared/hooks/appData.tsx';
import { UseCasesProvider } from '#ui/shared/hooks/useCases.tsx';
import type { Messages } from '#locales/decodeMessages.ts';
import { ReadyProvider } from './start/ready.tsx';

/** What the app is rendered from. */
export type AppProps = {
  readonly useCases: Hexagon;
  readonly router: Router;
  readonly messages: Messages;
  /** Called whenever a screen is rendered and handles events. */
  readonly onReady: () => void;
};

/** The whole page: the router inside the providers of what every view can use. */
export const App = ({ useCases, router, messages, onReady }: AppProps): ReactNode => (
  <UseCasesProvider value={useCases}>
    <LanguageProvider messages={messages}>
      <AppDataProvider>
        <ReadyProvider value={onReady}>
          <RouterProvider router={router} />
        </ReadyProvider>
      </AppDataProvider>
    </LanguageProvider>
  </UseCasesProvider>
);
