import type { ReactNode } from 'react';
import type { LoadTheme } from '#application/start/loadTheme.ts';
import type { Hexagon } from '#application/useCases.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { formState } from '#ui/shared/form/formValues.ts';
import { watchBackStop } from '#ui/shared/navigation/backStop.ts';
import { showStartNotice } from '#ui/start/earlyInput.ts';
import { loadLanguage } from '#ui/start/language.tsx';
import { type MountedRoot, mountRoot } from '#ui/start/mountRoot.ts';
import { pageStyleEnded } from '#ui/start/pageStyle.ts';
import { App } from './App.tsx';
import { makeRouter, openingScreen, type RouterOptions } from './router/router.ts';
import { downloadOf } from './router/screens.tsx';
import { StartFailedView } from './router/StartFailedView.tsx';

/** How long the first screen waits for a theme that is not cached, in milliseconds. */
const themeTimeout = 800;

const isTypedInto = (): boolean => formState() === 'Dirty';

const shownScreen = (): RoutePath | null => openingScreen(window.location);

/** What the app needs before its first render. */
export type AppInput = Pick<RouterOptions, 'scheme' | 'guarded'> & {
  readonly useCases: Hexagon;
  readonly locale: Locale;
  /** Whether the server has sent the screen at a path as the app renders it first. */
  readonly isRendered: (path: string) => boolean;
};

/** Renders a page in place of what the server has sent, and shows it: startEntry.js hides the page of a co-brand. */
const renderPage = (root: MountedRoot, page: ReactNode): void => {
  root.render(page);
  delete document.documentElement.dataset['awaitingCobrand'];
};

const waitForTheme = async ({ isReady, refresh, stopWaiting }: LoadTheme): Promise<void> => {
  if (!isReady) await Promise.race([refresh(), new Promise((resolve) => setTimeout(resolve, themeTimeout))]);
  stopWaiting(isTypedInto);
};

/** Renders the app. It hydrates what the server has sent if that is the screen of the router, and renders a new page otherwise. */
const showApp = async (
  root: MountedRoot,
  styled: Promise<void>,
  { useCases, locale, isRendered, ...options }: AppInput,
): Promise<void> => {
  watchBackStop();
  const { language, theme: loadTheme } = useCases.page;
  const router = makeRouter(useCases, options);
  const loading = Promise.all([loadLanguage(locale), router.load(), styled]);
  // Because: a page without messages can show nothing of its own.
  const [loaded] = await loading.catch(() => [null]);
  if (loaded === null) return showStartNotice();
  if (loaded.locale !== locale) language.show(loaded.locale);
  const app = <App {...{ useCases, router }} messages={loaded.messages} onReady={root.onReady} />;
  const { location, matches } = router.state;
  // Because: React reports an error during hydration as uncaught.
  const hasCrashed = matches.some(({ status }) => status === 'error');
  const isSame = !hasCrashed && loaded.locale === locale && isRendered(location.pathname);
  if (root.isUntouched() && isSame) {
    loadTheme.stopWaiting(isTypedInto);
    router.ssr = { manifest: undefined };
    return root.hydrate(app);
  }
  await waitForTheme(loadTheme);
  return renderPage(root, app);
};

/** Prepares an element for the app, and downloads the screen of the address. `show` renders the app, `fail` the page for a failed start. */
export const openView = (element: HTMLElement) => {
  const root = mountRoot(element, shownScreen);
  const styled = pageStyleEnded();
  const screen = shownScreen();
  // Because: the router asks for the script again, and reports then that it cannot be loaded.
  if (screen !== null) downloadOf(screen)?.().catch(() => null);
  return {
    show: (input: AppInput): Promise<void> => showApp(root, styled, input),
    fail: async (locale: Locale, onRetry: () => Promise<void>): Promise<void> => {
      const [loaded] = await Promise.all([loadLanguage(locale), styled]).catch(() => [null]);
      if (loaded === null) return showStartNotice();
      return renderPage(root, <StartFailedView {...loaded} onRetry={onRetry} />);
    },
  };
};
