import type { ReactNode } from 'react';
import type { LoadTheme } from '#application/start/loadTheme.ts';
import type { Hexagon } from '#application/useCases.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { showStartNotice } from '#ui/start/earlyInput.ts';
import { clearSavedFields, saveFieldsOnReload } from '#ui/start/fields.ts';
import { type LoadedMessages, loadLanguage } from '#ui/start/language.tsx';
import { type MountedRoot, mountRoot } from '#ui/start/mountRoot.ts';
import { pageStyleEnded } from '#ui/start/pageStyle.ts';
import { App } from './App.tsx';
import { makeRouter, openingScreen, type Router, type RouterOptions } from './router/router.ts';
import { hydrateAsServer } from './router/routerInternals.tsx';
import { downloadOf } from './router/screens.tsx';
import { StartFailedView } from './router/StartFailedView.tsx';

/** What the app needs before its first render. */
export type AppInput = Pick<RouterOptions, 'scheme' | 'guarded'> & {
  readonly useCases: Hexagon;
  readonly locale: Locale;
  /** Whether the server has sent the screen at a path as the app renders it first. */
  readonly isRendered: (path: string) => boolean;
};

type View = {
  /** Shows the app. */
  readonly show: (input: AppInput) => Promise<void>;
  /** Shows the page for a failed start, in a language. */
  readonly fail: (locale: Locale, onRetry: () => Promise<void>) => Promise<void>;
};

/** Prepares an element for the app, and downloads the screen of the address. */
export const openView = (element: HTMLElement): View => {
  const root = mountRoot(element, shownScreen);
  const styled = pageStyleEnded();
  const screen = shownScreen();
  // Because: the router asks for the script again, and reports then that it cannot be loaded.
  if (screen !== null) downloadOf(screen)?.().catch(() => null);
  return {
    show: async ({ useCases, locale, isRendered, ...options }) => {
      saveFieldsOnReload(() => useCases.session.get().hasLeft);
      // Because: what was saved can be of a person whose session has ended meanwhile.
      if (useCases.session.get().progress.entryFault?._tag === 'SignedOut') clearSavedFields();
      const router = makeRouter(useCases, options);
      const loaded = await loadFirstScreen(loadLanguage(locale), router.load(), styled);
      if (loaded === null) return showStartNotice();
      const { language, theme } = useCases.page;
      if (loaded.locale !== locale) language.showInstead(loaded.locale);
      const isSame = loaded.locale === locale && canHydrate(router, isRendered);
      const app = <App {...{ useCases, router }} loaded={loaded} onReady={root.onReady} />;
      if (!isSame || !root.isUntouched()) return renderThemed(root, app, theme);
      hydrateAsServer(router);
      root.hydrate(app);
    },
    fail: async (locale, onRetry) => {
      const loaded = await loadFirstScreen(loadLanguage(locale), styled);
      if (loaded === null) return showStartNotice();
      root.render(<StartFailedView {...loaded} onRetry={onRetry} />);
    },
  };
};

const shownScreen = (): RoutePath | null => openingScreen(window.location);

/** Waits for everything that a first render needs. Null if a part fails: a page without messages can show nothing of its own. */
const loadFirstScreen = async (
  language: Promise<LoadedMessages>,
  ...others: ReadonlyArray<Promise<void>>
): Promise<LoadedMessages | null> => {
  const [loaded] = await Promise.all([language, ...others]).catch(() => [null]);
  return loaded;
};

/** Whether the server has sent the screen of the router as the app renders it first. */
const canHydrate = ({ state }: Router, isRendered: AppInput['isRendered']): boolean => {
  // Because: React reports an error during hydration as uncaught.
  const hasCrashed = state.matches.some(({ status }) => status === 'error');
  return !hasCrashed && isRendered(state.location.pathname);
};

/** Renders the app in place of what the server has sent, once its theme is there, or does not come soon enough. */
const renderThemed = async (root: MountedRoot, app: ReactNode, theme: LoadTheme): Promise<void> => {
  if (!theme.isReady)
    await Promise.race([theme.refresh(), new Promise((resolve) => setTimeout(resolve, themeTimeoutMs))]);
  theme.apply();
  root.render(app);
};

/** How long the first screen waits for a theme that is not cached, in milliseconds. */
const themeTimeoutMs = 800;
