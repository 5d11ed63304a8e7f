import './theme/theme.css';
import type { ReactNode } from 'react';
import type { LoadTheme } from '#application/start/loadTheme.ts';
import type { Hexagon } from '#application/useCases.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { loadLanguage } from '#ui/start/language.tsx';
import { loadAgain } from '#ui/start/loadAgain.ts';
import { type MountedRoot, mountRoot } from '#ui/start/mountRoot.ts';
import { App } from './App.tsx';
import { makeRouter, openingScreen, type Router, type RouterOptions } from './router/router.ts';
import { hydrateAsServer } from './router/routerInternals.tsx';
import { downloadOf } from './router/screens.tsx';
import { StartFailedView } from './router/StartFailedView.tsx';

/** What the app needs before its first render. */
export type AppInput = Pick<RouterOptions, 'scheme' | 'guarded'> & {
  readonly useCases: Hexagon;
  readonly locale: Locale;
  /** What the page says of itself, as the server has sent it. */
  readonly sent: { readonly lang: string; readonly brand: string | undefined; readonly screen: string | undefined };
};

type View = {
  /** Shows the app. */
  readonly show: (input: AppInput) => Promise<void>;
  /** Shows the page for a failed start, in a language. */
  readonly fail: (locale: Locale, onRetry: () => Promise<void>) => Promise<void>;
};

const shownScreen = (): RoutePath | null => openingScreen(window.location);

/** Prepares an element for the app, and downloads the screen of the address. */
export const openView = (element: HTMLElement): View => {
  const root = mountRoot(element, shownScreen);
  const screen = shownScreen();
  // Because: the router asks for the script again, and reports then that it cannot be loaded.
  if (screen !== null) downloadOf(screen)?.().catch(() => null);
  return {
    show: async ({ useCases, locale, sent, ...options }) => {
      const router = makeRouter(useCases, options);
      const [loaded] = await Promise.all([loadLanguage(locale), router.load()]);
      // Because: what other scripts add is told in its place, or not missed.
      window.addEventListener('vite:preloadError', () => router.state.isLoading && loadAgain());
      const { language, theme } = useCases.page;
      if (loaded.locale !== locale) language.showInstead(loaded.locale);
      const app = <App {...{ useCases, router }} loaded={loaded} onReady={root.onReady} />;
      const isSame = loaded.locale === sent.lang && isSent(sent, useCases, router);
      if (isSame && root.isUntouched()) {
        hydrateAsServer(router);
        root.hydrate(app);
      } else await renderThemed(root, app, theme);
      // Because: without them the page has the stand-ins.
      import('./theme/faces.css').catch(() => null);
    },
    fail: async (locale, onRetry) => root.render(<StartFailedView {...await loadLanguage(locale)} onRetry={onRetry} />),
  };
};

/**
 * Whether the server has sent the screen of the router as the app renders it first.
 * Because: the page selects nothing. A cached page of another brand must not lead to the identity service of that brand.
 */
const isSent = ({ brand, screen }: AppInput['sent'], { context, browser }: Hexagon, { state }: Router): boolean => {
  // Because: React reports an error during hydration as uncaught.
  const hasCrashed = state.matches.some(({ status }) => status === 'error');
  const isShown = screen === state.location.pathname && brand === context.brand.key;
  return !hasCrashed && isShown && browser.storesCookies;
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
