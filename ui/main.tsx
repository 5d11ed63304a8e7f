/*
 * The entry of the page. The start-up in order:
 * 1. `openUseCases` loads the configuration, selects the brand by the host, and wires the use cases. This is the core: it needs no view.
 * 2. The theme and the guards start at once. From then on the form of a prerendered sign-in page can be sent (`onEarlySubmit`).
 * 3. Meanwhile the view (React, router, first screen) and the messages load. The view hydrates what the server sent if that is the screen
 *    the guards lead to; otherwise it renders a new page (`ui/view.tsx`).
 * 4. `mountRoot` puts back what was entered before that, and repeats what was pressed. The deferred services load after the first screen.
 */
import * as E from 'fp-ts/Either';
import { lazy } from '#application/shared/lazy.ts';
import type { Hexagon, Page } from '#application/useCases.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { formText, readCredentials } from '#ui/shared/form/formValues.ts';
import { markReady, onEarlySubmit, showStartNotice } from '#ui/start/earlyInput.ts';
import { importTwice } from '#ui/start/loadModule.ts';
import { openUseCases } from '#ui/start/openUseCases.ts';

const { host, pathname, protocol, search } = window.location;
const path = routeOf(pathname);
const scheme = protocol === 'http:' ? 'http:' : 'https:';
const page: Page = { path, query: search, scheme };

const { lang, dataset } = document.documentElement;
const { brand, screen } = dataset;
const pageLocale = chooseLocale([lang], locales);

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');

const loadView = lazy(async () => (await importTwice(() => import('./view.tsx'))).openView(element));
const openView = () => loadView().catch(showStartNotice);

// Because: the page selects nothing. A cached page of another brand must not lead to the identity service of that brand.
const isRenderedFor =
  ({ context, browser: { cookies } }: Hexagon, locale: Locale) =>
  (shown: string): boolean =>
    screen === shown && brand === context.brand.key && lang === locale && cookies.areEnabled();

/** Starts what needs no view: the theme, the guards of the address, and an early sign-in. Answers where the guards lead. */
const startEarly = (useCases: Hexagon, isRendered: (path: string) => boolean): Promise<Destination | null> | null => {
  void useCases.page.theme.refresh();
  const guarded = path && useCases.runGuards({ to: path, query: search, scheme })();
  const listen = async (): Promise<void> => {
    const to = await guarded;
    const shown = to === null ? path : to._tag === 'Route' && to.to;
    if (shown !== '/signin' || !isRendered(shown)) return;
    if (onEarlySubmit((form) => useCases.signIn.submitEarly(readCredentials(formText(form))))) markReady();
  };
  void listen();
  return guarded;
};

const start = async (): Promise<void> => {
  const opened = await openUseCases(host, page)();
  if (E.isLeft(opened)) return (await openView())?.fail(pageLocale, start);
  const useCases = opened.right;
  const locale = useCases.page.language.start();
  const isRendered = isRenderedFor(useCases, locale);
  const guarded = startEarly(useCases, isRendered);
  // Because: a new style and the view take long to show and to run, and an early sign-in waits for neither.
  await new Promise((resolve) => setTimeout(resolve));
  useCases.page.theme.applyInitial();
  await (await openView())?.show({ useCases, locale, scheme, guarded, isRendered });
};

// Because: the script in the page cannot tell an empty entry from this one otherwise.
dataset['started'] = '';
// Because: after Back or Forward a browser restores an earlier position, and every navigation begins at the top.
window.history.scrollRestoration = 'manual';
void start();
