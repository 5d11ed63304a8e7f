import { StrictMode, type ReactNode } from 'react';
import type { Hexagon } from '#application/useCases.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { App } from './App.tsx';
import { StartFailedView } from './not-found/StartFailedView.tsx';
import { fetchScreen, makeRouter, type Surroundings } from './router/router.ts';
import { printStamp } from './start/printStamp.ts';
import { spokenAt } from './start/spokenAt.ts';
import { openStage } from './start/stage.ts';

/** How long the first screen waits for a theme that is not on the device yet, in milliseconds. */
const themePatience = 800;

/** A visit as it stands before anything of it is drawn. */
export type Visit = {
  readonly useCases: Hexagon;
  readonly locale: Locale;
  readonly scheme: Surroundings['scheme'];
};

/** All that is ever seen, and the one way to it. */
export type View = {
  readonly show: (visit: Visit) => Promise<void>;
  readonly fail: (locale: Locale, onRetry: () => void) => void;
};

/** Opens the view in an element of the page, and asks at once for the screen it begins with. */
export const openView = (element: HTMLElement): View => {
  const stage = openStage(element);
  fetchScreen(window.location.pathname);
  return {
    show: async ({ useCases, locale, scheme }) => {
      const router = makeRouter(useCases, { scheme });
      const [spoken] = await Promise.all([spokenAt(window.location.pathname, locale), router.load()]);
      const appIn = (theme: Theme | null): ReactNode => (
        <StrictMode>
          <App {...{ useCases, router, spoken, theme }} onReady={stage.ready} />
        </StrictMode>
      );
      const { complete, refresh, settle } = useCases.dressBrand;
      if (useCases.cookies.work() && stage.isPrinted(printStamp(useCases, router.state.location.pathname))) {
        settle();
        router.ssr = { manifest: undefined };
        return stage.takeOver(appIn(null));
      }
      const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), themePatience));
      const theme = complete ? null : await Promise.race([refresh(), patience]);
      settle();
      return stage.draw(appIn(theme));
    },
    fail: (locale, onRetry) => stage.draw(<StartFailedView {...{ locale, onRetry }} />),
  };
};
