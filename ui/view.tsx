import { StrictMode, type ReactNode } from 'react';
import { lazy } from '#application/shared/lazy.ts';
import type { Hexagon } from '#application/useCases.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { App } from './App.tsx';
import { watchBackStop } from './leaving/backStop.ts';
import { fetchScreen, makeRouter, type RouterOptions } from './router/router.ts';
import { formState } from '#ui/shared/form/formState.ts';
import { loadInTime } from '#ui/start/loadInTime.ts';
import { prerenderKey } from '#ui/start/prerenderKey.ts';
import { loadMessagesFor, type LoadedMessages } from '#ui/start/loadMessagesFor.ts';
import { withLostStyles } from '#ui/start/lostStyles.ts';
import { mountRoot } from '#ui/start/mountRoot.ts';
import { showStartNotice } from '#ui/start/showStartNotice.ts';

/** How long the first screen waits for a theme that is not cached, in milliseconds. */
const themeTimeout = 800;

// Because: few starts fail, so the view does not contain it.
const loadStartFailed = lazy(() =>
  loadInTime(withLostStyles(async () => (await import('./not-found/StartFailedView.tsx')).StartFailedView)),
);

// Because: a page without messages can show nothing of its own.
const loadMessages = (locale: Locale): Promise<LoadedMessages | null> =>
  loadMessagesFor(window.location.pathname, locale).catch(() => null);

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
  fetchScreen(window.location);
  return {
    show: async ({ useCases, locale, scheme }: AppInput): Promise<void> => {
      watchBackStop();
      const router = makeRouter(useCases, { scheme });
      const [loadedMessages] = await Promise.all([loadMessages(locale), router.load()]);
      if (loadedMessages === null) return void showStartNotice();
      if (loadedMessages.locale !== locale) useCases.language.show(loadedMessages.locale);
      const appWith = (theme: Theme | null): ReactNode => (
        <StrictMode>
          <App {...{ useCases, router, loadedMessages, theme }} onReady={root.onReady} />
        </StrictMode>
      );
      const { isReady, refresh, stopWaiting } = useCases.loadTheme;
      const { location, matches } = router.state;
      // Because: React reports an error during hydration as uncaught.
      const hasCrashed = matches.some(({ status }) => status === 'error');
      const isAsPrerendered = !hasCrashed && root.isPrerendered(prerenderKey(useCases, location.pathname));
      if (useCases.cookies.areEnabled() && isAsPrerendered) {
        stopWaiting(isTypedInto);
        router.ssr = { manifest: undefined };
        return root.hydrate(appWith(null));
      }
      const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), themeTimeout));
      const theme = isReady ? null : await Promise.race([refresh(), timeout]);
      stopWaiting(isTypedInto);
      return root.render(appWith(theme));
    },
    fail: async (locale: Locale, onRetry: () => Promise<void>): Promise<void> => {
      const [loaded, StartFailedView] = await Promise.all([loadMessages(locale), loadStartFailed().catch(() => null)]);
      if (loaded === null || StartFailedView === null) return void showStartNotice();
      return root.render(<StartFailedView {...loaded} onRetry={onRetry} />);
    },
  };
};
