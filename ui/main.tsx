/*
 * The entry of the page, in three steps. The core, which is this file and all that it imports, needs no view; React, the router and the first
 * screen are a script of their own.
 */
import * as E from 'fp-ts/Either';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { locales } from '#domain/locale/locale.ts';
import { type EntryPage, promptNoneAnswer } from '#domain/navigation/entryQuery.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { addressQuery } from '#domain/shared/webAddress.ts';
import { loadAgain } from '#ui/start/loadAgain.ts';
import { loadContext, openUseCases } from '#ui/start/openUseCases.ts';

const { host, pathname, protocol } = window.location;
const scheme = protocol === 'http:' ? 'http:' : 'https:';
const page: EntryPage = { path: routeOf(pathname), query: addressQuery(window.location), scheme };

const { lang, dataset } = document.documentElement;
// Because: the app changes these attributes.
const sent = { lang, brand: dataset['brand'], screen: dataset['screen'] };

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');

const openView = import('./view.tsx').then((view) => view.openView(element));

const start = async (): Promise<void> => {
  // 1. Load the configuration, select the brand by the host, and wire the use cases.
  const loaded = await loadContext(host)();
  if (E.isLeft(loaded)) return (await openView).fail(chooseLocale([lang], locales), start);
  // Because: for a partner that wants no page, nothing may be shown, called or stored.
  const answer = promptNoneAnswer(loaded.right, page);
  if (answer !== null) return window.location.replace(answer);
  const useCases = openUseCases(loaded.right, page);
  const locale = useCases.page.language.start();

  // 2. Start the theme and the guards of the address, which need no view.
  void useCases.page.theme.refresh();
  const guarded = page.path === null ? null : useCases.runGuards({ to: page.path, query: page.query, scheme })();

  // 3. Hydrate what the server has sent, or render the screen to which the guards lead.
  useCases.page.theme.apply();
  await (await openView).show({ useCases, locale, scheme, guarded, sent });
};

// Because: after Back or Forward a browser restores an earlier position, and every navigation begins at the top.
window.history.scrollRestoration = 'manual';
start().catch((error: unknown) => {
  loadAgain();
  throw error;
});
