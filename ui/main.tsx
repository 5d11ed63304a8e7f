import { QueryClient } from '@tanstack/react-query';
import * as E from 'fp-ts/Either';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Page, UseCases } from '#application/useCases.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { localeCookie } from '#domain/locale/localeCookies.ts';
import { browserCookies } from '#infrastructure/browser/browserCookies.ts';
import { assemble } from '#infrastructure/assemble.ts';
import { loadMessages, presentLocales } from '#locales/messages.ts';
import { App } from './App.tsx';
import { makeRouter } from './router/router.ts';
import { systemFieldsQuery, themeQuery } from './shared/queries.ts';
import { StartFailedView } from './not-found/StartFailedView.tsx';

const page: Page = { query: window.location.search, present: presentLocales };

// Because: the catalogue is asked for at once; the configuration, once it is there, seldom wants another.
const guess = chooseLocale(browserCookies.read(localeCookie.name), navigator.languages, presentLocales);

/** How long the first screen waits for a theme that is not on the device yet, in milliseconds. */
const themePatience = 800;

const open = async (root: Root, useCases: UseCases): Promise<void> => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
  const router = makeRouter(useCases);
  useCases.dressBrand.now();
  const locale = useCases.language.start();
  const theme = queries.prefetchQuery(themeQuery(useCases));
  void queries.prefetchQuery(systemFieldsQuery(useCases, locale));
  const dressed = Promise.race([theme, new Promise((resolve) => setTimeout(resolve, themePatience))]);
  const [messages] = await Promise.all([loadMessages(locale), router.load(), dressed]);
  root.render(
    <StrictMode>
      <App useCases={useCases} router={router} queries={queries} messages={messages} />
    </StrictMode>,
  );
};

void loadMessages(guess);

const start = async (root: Root): Promise<void> => {
  const assembled = await assemble(window.location.host, page)();
  if (E.isLeft(assembled)) root.render(<StartFailedView locale={guess} onRetry={() => void start(root)} />);
  else await open(root, assembled.right);
};

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');
void start(createRoot(element));
