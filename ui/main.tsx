import * as E from 'fp-ts/Either';
import { StrictMode, type ReactNode } from 'react';
import type { Hexagon, Page } from '#application/useCases.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { localeCookie } from '#domain/locale/localeCookies.ts';
import { browserCookies } from '#infrastructure/browser/browserCookies.ts';
import { assemble } from '#infrastructure/assemble.ts';
import { presentLocales } from '#locales/messages.ts';
import { spokenAt } from './start/spokenAt.ts';
import { App } from './App.tsx';
import { fetchScreen, makeRouter } from './router/router.ts';
import { StartFailedView } from './not-found/StartFailedView.tsx';
import { begun } from './start/begun.ts';
import { mendMissingChunks } from './start/mendMissingChunks.ts';
import { printStamp } from './start/printStamp.ts';
import { openStage, type Stage } from './start/stage.ts';

const page: Page = { query: window.location.search, present: presentLocales };
const guess = chooseLocale(browserCookies.read(localeCookie.name), navigator.languages, presentLocales);

/** How long the first screen waits for a theme that is not on the device yet, in milliseconds. */
const themePatience = 800;

/** Asks at once for all that the first screen can do without, and has nobody wait for it. */
const startReading = (useCases: Hexagon): Hexagon => {
  const theme = useCases.dressBrand.refresh();
  return {
    ...useCases,
    readSystemFields: begun(useCases.readSystemFields),
    dressBrand: { ...useCases.dressBrand, refresh: () => theme },
  };
};

const open = async (stage: Stage, assembled: Hexagon): Promise<void> => {
  assembled.dressBrand.begin();
  const locale = assembled.language.start();
  const useCases = startReading(assembled);
  const router = makeRouter(useCases, { scheme: window.location.protocol === 'http:' ? 'http:' : 'https:' });
  const [spoken] = await Promise.all([spokenAt(window.location.pathname, locale), router.load()]);
  const appIn = (theme: Theme | null): ReactNode => (
    <StrictMode>
      <App {...{ useCases, router, spoken, theme }} onReady={stage.ready} />
    </StrictMode>
  );
  if (useCases.cookies.work() && stage.isPrinted(printStamp(useCases, router.state.location.pathname))) {
    useCases.dressBrand.settle();
    router.ssr = { manifest: undefined };
    return stage.takeOver(appIn(null));
  }
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), themePatience));
  const { complete, refresh, settle } = useCases.dressBrand;
  const theme = complete ? null : await Promise.race([refresh(), patience]);
  settle();
  return stage.draw(appIn(theme));
};

const start = async (stage: Stage): Promise<void> => {
  const assembled = await assemble(window.location.host, page)();
  if (E.isLeft(assembled)) stage.draw(<StartFailedView locale={guess} onRetry={() => void start(stage)} />);
  else await open(stage, assembled.right);
};

mendMissingChunks();

// Because: the catalogue and the screen are asked for at once; the configuration, once it is there, seldom wants others.
void spokenAt(window.location.pathname, guess);
fetchScreen(window.location.pathname);

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');
void start(openStage(element));
