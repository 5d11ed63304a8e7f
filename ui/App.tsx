import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import type { Hexagon } from '#application/useCases.ts';
import type { Router } from '#ui/router/router.ts';
import { AppDataProvider } from '#ui/shared/hooks/appData.tsx';
import { UseCasesContext } from '#ui/shared/hooks/useCases.tsx';
import { ReadyContext } from '#ui/shared/layout/PageHeading.tsx';
import { LanguageProvider, type LoadedMessages } from '#ui/start/language.tsx';

type Props = {
  readonly useCases: Hexagon;
  readonly router: Router;
  readonly loaded: LoadedMessages;
  /** Called whenever a screen is rendered and handles events. */
  readonly onReady: () => void;
};

/** The whole page: the router inside the providers of what every view can use. */
export const App = ({ useCases, router, loaded, onReady }: Props): ReactNode => (
  <StrictMode>
    <UseCasesContext value={useCases}>
      <LanguageProvider first={loaded}>
        <AppDataProvider>
          <ReadyContext value={onReady}>
            <RouterProvider router={router} />
          </ReadyContext>
        </AppDataProvider>
      </LanguageProvider>
    </UseCasesContext>
  </StrictMode>
);
