import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Hexagon } from '#application/useCases.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Router } from '#ui/router/router.ts';
import { LanguageProvider, type Spoken } from './shared/language.tsx';
import { ReadingsProvider } from './shared/readings.tsx';
import { UseCasesProvider } from './shared/useCases.tsx';
import { ReadyProvider } from './start/ready.tsx';

export type AppProps = {
  readonly useCases: Hexagon;
  readonly router: Router;
  readonly spoken: Spoken;
  /** What the page wears to begin with; null for what is at hand. */
  readonly theme: Theme | null;
  /** Told whenever a screen stands and listens. */
  readonly onReady: () => void;
};

/** The whole page: what every view may ask for, in one nest. */
export const App = ({ useCases, router, spoken, theme, onReady }: AppProps): ReactNode => (
  <UseCasesProvider value={useCases}>
    <LanguageProvider spoken={spoken}>
      <ReadingsProvider theme={theme}>
        <ReadyProvider value={onReady}>
          <RouterProvider router={router} />
        </ReadyProvider>
      </ReadingsProvider>
    </LanguageProvider>
  </UseCasesProvider>
);
