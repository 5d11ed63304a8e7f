/*
 * The entry of the page, from top to bottom.
 *
 * The core needs no view. The view (React, router, first screen) hydrates what the server has sent if that is the screen
 * the guards lead to, and renders a new page otherwise; then `mountRoot` puts back what was entered before, and repeats
 * what was pressed. The deferred services load after the first screen.
 */
import * as E from 'fp-ts/Either';
import { lazy } from '#application/shared/lazy.ts';
import type { Page } from '#application/useCases.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { locales } from '#domain/locale/locale.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { addressQuery } from '#domain/shared/webAddress.ts';
import { showStartNotice } from '#ui/start/earlyInput.ts';
import { isRenderedFor, type SentPage, startEarly } from '#ui/start/earlyStart.ts';
import { importTwice } from '#ui/start/loadModule.ts';
import { openUseCases } from '#ui/start/openUseCases.ts';

const { host, pathname, protocol } = window.location;
const scheme = protocol === 'http:' ? 'http:' : 'https:';
const page: Page = { path: routeOf(pathname), query: addressQuery(window.location), scheme };

const { lang, dataset } = document.documentElement;
const { brand, screen } = dataset;
// Because: the app changes these attributes.
const sentPage: SentPage = { lang, brand, screen };

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');

const loadView = lazy(async () => (await importTwice(() => import('./view.tsx'))).openView(element));
const openView = () => loadView().catch(showStartNotice);

const start = async (): Promise<void> => {
  // 1. Load the configuration, select the brand by the host, and wire the use cases.
  const opened = await openUseCases(host, page)();
  if (E.isLeft(opened)) return (await openView())?.fail(chooseLocale([lang], locales), start);
  const useCases = opened.right;
  const locale = useCases.page.language.start();

  // 2. Start the theme and the guards.
  const isRendered = isRenderedFor(sentPage, useCases, locale);
  const guarded = startEarly(page, useCases);

  // 3. Show the theme, load the view, and show the first screen.
  useCases.page.theme.apply();
  await (await openView())?.show({ useCases, locale, scheme, guarded, isRendered });
};

// Because: the script in the page cannot tell an empty entry from this one otherwise.
dataset['started'] = '';
// Because: after Back or Forward a browser restores an earlier position, and every navigation begins at the top.
window.history.scrollRestoration = 'manual';
void start();
