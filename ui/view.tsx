import { StrictMode, type ReactNode } from 'react';
import type { Hexagon } from '#application/useCases.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { App } from './App.tsx';
import { StartFailedView } from './not-found/StartFailedView.tsx';
import { watchBackStop } from './leaving/backStop.ts';
import { fetchScreen, makeRouter, type RouterOptions } from './router/router.ts';
import { formState } from '#ui/shared/form/formState.ts';
import { prerenderKey } from '#ui/start/prerenderKey.ts';
import { loadMessagesFor } from '#ui/start/loadMessagesFor.ts';
import { mountRoot } from '#ui/start/mountRoot.ts';

/** How long the first screen waits for a theme that is not cached, in milliseconds. */
const themeTimeout = 800;

const isTypedInto = (): boolean => formState() === 'Dirty';

/** What the app needs before its first render. */
export type AppInput = {
  readonly useCases: Hexagon;
  readonly locale: Locale;
  readonly scheme: RouterOptions['scheme'];
};

/**
 * Prepares an element of the page for the app, and starts to download the screen of the page's address. `show` renders the
 * app, `fail` the page for a failed start.
 */
export const openView = (element: HTMLElement) => {
  const root = mountRoot(element);
  fetchScreen(window.location.pathname);
  return {
    show: async ({ useCases, locale, scheme }: AppInput): Promise<void> => {
      watchBackStop();
      const router = makeRouter(useCases, { scheme });
      const [loadedMessages] = await Promise.all([loadMessagesFor(window.location.pathname, locale), router.load()]);
      const appWith = (theme: Theme | null): ReactNode => (
        <StrictMode>
          <App {...{ useCases, router, loadedMessages, theme }} onReady={root.onReady} />
        </StrictMode>
      );
      const { isReady, refresh, stopWaiting } = useCases.loadTheme;
      if (useCases.cookies.areEnabled() && root.isPrerendered(prerenderKey(useCases, router.state.location.pathname))) {
        stopWaiting(isTypedInto);
        router.ssr = { manifest: undefined };
        return root.hydrate(appWith(null));
      }
      const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), themeTimeout));
      const theme = isReady ? null : await Promise.race([refresh(), timeout]);
      stopWaiting(isTypedInto);
      return root.render(appWith(theme));
    },
    fail: async (locale: Locale, onRetry: () => void): Promise<void> => {
      const { messages } = await loadMessagesFor(window.location.pathname, locale);
      root.render(<StartFailedView {...{ locale, messages, onRetry }} />);
    },
  };
};
