/*
 * The entry of the page. The start-up in order:
 * 1. The browser loads in parallel: the messages of the guessed language, the view (React, router, first screen) and env/config.json.
 * 2. The configuration and the host select the brand, and `assembleFirstScreen` makes the use cases. Theme, guards and system
 *    fields start at once, without the view.
 * 3. On a prerendered sign-in page, the form can be sent from now on: an early sign-in also needs no view.
 * 4. The view hydrates the prerendered page if React would render the same page, and renders a new page otherwise.
 * 5. ui/start/mountRoot.ts replays what the visitor did before that. The deferred services load after the first screen.
 */
import * as E from 'fp-ts/Either';
import { lazy } from '#application/shared/lazy.ts';
import type { Hexagon, Page } from '#application/useCases.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { storedLocales } from '#domain/locale/localeCookies.ts';
import { languagesOf, requestedUiLocales } from '#domain/navigation/entryQuery.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { browserLanguages } from '#infrastructure/browser/browserLanguages.ts';
import { browserCookies } from '#infrastructure/browser/browserCookies.ts';
import { systemClock } from '#infrastructure/browser/systemClock.ts';
import { assembleFirstScreen } from '#infrastructure/firstScreenAdapters.ts';
import { presentLocales } from '#locales/messages.ts';
import { readCredentials } from '#ui/shared/form/formValues.ts';
import { loadMessagesFor } from '#ui/start/loadMessagesFor.ts';
import { onEarlySubmit } from '#ui/start/onEarlySubmit.ts';
import { loadTwice } from '#ui/start/loadTwice.ts';
import { watchStyles, withLostStyles } from '#ui/start/lostStyles.ts';
import { pageStylesEnded } from '#ui/start/pageStyles.ts';
import { isPrerendered, prerenderKey } from '#ui/start/prerenderKey.ts';
import { reuseFirstRun } from '#ui/start/reuseFirstRun.ts';
import { showStartNotice } from '#ui/start/showStartNotice.ts';

const { host, pathname, protocol, search } = window.location;
const initialScreen = routeOf(pathname);
const preferredLanguages = [...languagesOf(requestedUiLocales(initialScreen, search)), ...browserLanguages(navigator)];
const guessedLocale = chooseLocale([...storedLocales(browserCookies.read), ...preferredLanguages], presentLocales);
const scheme = protocol === 'http:' ? 'http:' : 'https:';
const page: Page = { path: initialScreen, query: search, scheme, present: presentLocales };

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');

const importView = withLostStyles(async () => (await import('./view.tsx')).openView(element));
const loadView = lazy(() => loadTwice(() => pageStylesEnded(systemClock).then(importView)));

// Because: a visitor can send the prerendered form before the view is loaded, and sign-in needs only the use cases.
const listenForEarlySubmit = (useCases: Hexagon, redirect: Destination | null): void => {
  const screen = redirect === null ? initialScreen : redirect._tag === 'Route' && redirect.to;
  if (screen !== '/signin' || !useCases.cookies.areEnabled()) return;
  if (isPrerendered(element, prerenderKey(useCases, '/signin')))
    onEarlySubmit((form) => useCases.submitEarly(readCredentials(form)));
};

/** Starts what the first screen shows but does not wait for. The view gets these first runs instead of new ones. */
const startLoading = (useCases: Hexagon): Hexagon => {
  const { runGuards, loadSystemFields, loadTheme } = useCases;
  const theme = loadTheme.refresh();
  const redirect = initialScreen && runGuards({ to: initialScreen, query: search, scheme })();
  void redirect?.then((to) => listenForEarlySubmit(useCases, to));
  return {
    ...useCases,
    runGuards: redirect === null ? runGuards : reuseFirstRun(redirect, runGuards),
    loadSystemFields: reuseFirstRun(loadSystemFields(), () => loadSystemFields)(),
    loadTheme: { ...loadTheme, refresh: () => theme },
  };
};

const start = async (): Promise<void> => {
  const opening = loadView().catch(showStartNotice);
  const assembled = await assembleFirstScreen(host, page)();
  if (E.isLeft(assembled)) {
    await (await opening)?.fail(guessedLocale, start);
    return;
  }
  assembled.right.loadTheme.applyInitial();
  const locale = assembled.right.language.start();
  const useCases = startLoading(assembled.right);
  await (await opening)?.show({ useCases, locale, scheme });
};

// Because: the script in the page cannot tell an empty entry from this one otherwise.
document.documentElement.dataset['started'] = '';
watchStyles();
// Because: after Back or Forward a browser restores an earlier position, and every navigation begins at the top.
window.history.scrollRestoration = 'manual';
// Because: the configuration rarely selects another language than the guessed one.
loadMessagesFor(pathname, guessedLocale).catch(() => null);
void start();
