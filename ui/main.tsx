import * as E from 'fp-ts/Either';
import type { Hexagon, Page } from '#application/useCases.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { localeCookie } from '#domain/locale/localeCookies.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { browserCookies } from '#infrastructure/browser/browserCookies.ts';
import { assemble } from '#infrastructure/assemble.ts';
import { presentLocales } from '#locales/messages.ts';
import { typedIn } from './sign-in/typedIn.ts';
import { begun } from './start/begun.ts';
import { hearForm } from './start/hearForm.ts';
import { mendMissingChunks } from './start/mendMissingChunks.ts';
import { isPrinted, printStamp } from './start/printStamp.ts';
import { spokenAt } from './start/spokenAt.ts';
import type { View } from './view.tsx';

const { host, pathname, protocol, search } = window.location;
const page: Page = { query: search, present: presentLocales };
const guess = chooseLocale(browserCookies.read(localeCookie.name), navigator.languages, presentLocales);
const scheme = protocol === 'http:' ? 'http:' : 'https:';
const here = routeOf(pathname);

const screenAfter = (to: Destination | null): RoutePath | null => {
  if (to === null) return here;
  return to._tag === 'Route' ? to.to : null;
};

// Because: the next thing a person does is to send the form, and that takes no view: the use cases are there long before one.
const hearPrinted = (element: HTMLElement, useCases: Hexagon, to: Destination | null): void => {
  if (screenAfter(to) !== '/signin' || !useCases.cookies.work()) return;
  if (isPrinted(element, printStamp(useCases, '/signin'))) hearForm((form) => useCases.signInAhead(typedIn(form)));
};

/** Asks at once for all that the first screen can do without, and has nobody wait for it. */
const startReading = (element: HTMLElement, useCases: Hexagon): Hexagon => {
  const theme = useCases.dressBrand.refresh();
  const { admit, readSystemFields, dressBrand } = useCases;
  const admitted = here === null ? null : admit({ to: here, query: search, scheme })();
  void admitted?.then((to) => hearPrinted(element, useCases, to));
  return {
    ...useCases,
    admit: admitted === null ? admit : begun(admitted, admit),
    readSystemFields: begun(readSystemFields(), () => readSystemFields)(),
    dressBrand: { ...dressBrand, refresh: () => theme },
  };
};

// Because: a view that does not come is what the words below the page are for.
const openView = (element: HTMLElement): Promise<View | null> =>
  import('./view.tsx').then(
    (module) => module.openView(element),
    () => null,
  );

const start = async (element: HTMLElement, opening: Promise<View | null>): Promise<void> => {
  const assembled = await assemble(host, page)();
  if (E.isLeft(assembled)) {
    (await opening)?.fail(guess, () => void start(element, opening));
    return;
  }
  assembled.right.dressBrand.begin();
  const locale = assembled.right.language.start();
  const useCases = startReading(element, assembled.right);
  await (await opening)?.show({ useCases, locale, scheme });
};

mendMissingChunks();

// Because: the catalogue and the view are asked for at once; the configuration, once it is there, seldom wants others.
void spokenAt(pathname, guess);

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');
void start(element, openView(element));
