import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import type { Ports } from '#application/ports/ports.ts';
import { type Hexagon, makeUseCases } from '#application/useCases.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { newSession } from '#domain/session/newSession.ts';
import { type AppContext, forBrand } from '#domain/settings/appContext.ts';
import type { PrerenderedScreen, PrerenderJob } from '#env/build/prerender/prerenderer.ts';
import type { Messages } from '#locales/decodeMessages.ts';
import { loadMessages } from '#locales/messages.ts';
import { App } from './App.tsx';
import { makeRouter } from './router/router.ts';

const contextOf = ({ settings: file, brand, locale }: PrerenderJob): AppContext => {
  const { settings } = forBrand(file, brand);
  if (settings === null) throw new Error(`env/config.json cannot be used for ${brand.displayName}.`);
  // Because: a deployment may enable a language that this file does not.
  return { brand, settings: { ...settings, locales: [locale] } };
};

type Inert = () => Inert;

/** A port whose calls do nothing, and are never answered. */
const inert: Inert = new Proxy<Inert>(() => inert, { get: () => inert });

/** The ports of a first render: the session of a new visitor, who is never answered, because nobody acts on the page yet. */
const inertPorts = (language: string): Ports => {
  let session = newSession;
  const answering = {
    session: {
      get: () => session,
      update: (change) => {
        session = change(session);
        return session;
      },
      subscribe: inert,
    },
    cookies: { read: () => null, works: () => true },
    head: { language, setLocale: inert },
    themes: { cached: () => null },
    clock: { now: () => 0 },
  } satisfies { readonly [Name in keyof Ports]?: Partial<Ports[Name]> };
  const silent = {
    identity: inert,
    systemFields: inert,
    pageReturns: inert,
    phoneBook: inert,
    smsCodes: inert,
    analyticsEvents: inert,
    log: inert,
  } satisfies { readonly [Name in Exclude<keyof Ports, keyof typeof answering>]: Inert };
  return Object.assign(Object.create(null), answering, silent);
};

const makePrerenderUseCases = (job: PrerenderJob): Hexagon => {
  const page = { path: job.screen, query: '', scheme: 'https:' } as const;
  const useCases = makeUseCases(inertPorts(job.locale), contextOf(job), page);
  useCases.page.language.start();
  // Because: the deferred services load after the first screen, so a prerendered page does not contain them.
  return { ...useCases, deferredServices: async () => null };
};

/** Renders a screen as a new visitor sees it first, with the same React tree that later hydrates the page. */
const renderScreen = async (job: PrerenderJob, screen: RoutePath, messages: Messages): Promise<string> => {
  const useCases = makePrerenderUseCases(job);
  const history = createMemoryHistory({ initialEntries: [screen] });
  const router = makeRouter(useCases, { history, scheme: 'https:' });
  await router.load();
  // Because: the router shows the page of a crash instead, which no visitor of this address must get.
  const crash = router.state.matches.find(({ status }) => status === 'error')?.error;
  if (crash !== undefined) throw new Error(`${screen} cannot be prerendered.`, { cause: crash });
  return renderToString(
    <App {...{ useCases, router }} loaded={{ messages, locale: job.locale }} onReady={() => undefined} />,
  );
};

type ShellProps = Pick<PrerenderJob, 'brand'> & { readonly loading: string; readonly stillLoading: string };

const Shell = ({ brand, loading, stillLoading }: ShellProps): ReactNode => {
  const { logo } = fallbackTheme(brand);
  const { url, darkUrl } = logo;
  return (
    <main className="boot">
      <picture>
        {darkUrl !== null && <source media="(prefers-color-scheme: dark)" srcSet={darkUrl} />}
        <img className="boot-logo" src={url} alt={brand.displayName} />
      </picture>
      <div className="boot-spinner" role="progressbar" aria-label={loading} />
      <p className="boot-still">{stillLoading}</p>
    </main>
  );
};

const headingOf = (body: string): string => {
  const start = body.search(/<h1[\s>]/);
  const heading = body.slice(start, body.indexOf('</h1>', start)).replaceAll(/<[^<>]*>/g, '');
  if (start < 0) throw new Error('A prerendered screen has no heading.');
  return heading;
};

/** Renders a screen, or the shell, with what the page around it says. */
export const prerenderScreen = async (job: PrerenderJob): Promise<PrerenderedScreen> => {
  const { brand, locale, screen } = job;
  const messages = await loadMessages(locale);
  const { formatMessage } = createIntl({ locale, messages });
  const said = {
    loading: formatMessage({ id: 'shared.loading' }),
    stillLoading: formatMessage({ id: 'printed.stillLoading' }),
  };
  const body =
    screen === null ? renderToString(<Shell {...{ brand, ...said }} />) : await renderScreen(job, screen, messages);
  const heading = screen === null ? formatMessage({ id: 'signIn.heading' }) : headingOf(body);
  return {
    body,
    title: formatMessage({ id: 'page.title' }, { heading, brand: brand.displayName }),
    description: formatMessage({ id: 'printed.description' }, { brand: brand.displayName }),
    theme: fallbackTheme(brand),
    late: { text: formatMessage({ id: 'slow.text' }), tryAgain: formatMessage({ id: 'shared.tryAgain' }) },
    noScript: formatMessage({ id: 'printed.noScript' }),
  };
};
