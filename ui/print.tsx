import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { makeUseCases, type Hexagon } from '#application/useCases.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { fallbackTheme, type Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { localeCookie } from '#domain/locale/localeCookies.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { World } from '#domain/navigation/visit.ts';
import { forBrand } from '#domain/settings/forBrand.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import { strangersPorts } from '#infrastructure/sandbox/strangersPorts.ts';
import { loadMessages, presentLocales } from '#locales/messages.ts';
import { App } from './App.tsx';
import { makeRouter } from './router/router.ts';
import { printStamp } from './start/printStamp.ts';

export type Order = {
  readonly settings: SettingsFile;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly screen: RoutePath;
};

/** A screen as HTML, and what the page around it must say. */
export type PrintedScreen = {
  readonly body: string;
  readonly stamp: string;
  readonly title: string;
  readonly theme: Theme;
  /** Shown where the script does not come. */
  readonly late: { readonly text: string; readonly tryAgain: string };
  /** Shown where scripts are switched off. */
  readonly noScript: string;
};

/** The languages a page can be printed in. */
export const printedLocales: ReadonlyArray<Locale> = presentLocales;

const worldOf = ({ settings: file, brand }: Order): World => {
  const { settings } = forBrand(file, brand);
  if (settings === null) throw new Error(`env/config.json lacks what ${brand.displayName} needs.`);
  return { brand, settings };
};

const visit = async (order: Order): Promise<Hexagon> => {
  const ports = strangersPorts(order.brand, { [localeCookie.name]: order.locale });
  const useCases = makeUseCases(ports, worldOf(order), { query: '', present: presentLocales });
  useCases.language.start();
  // Because: what comes along after the first screen is on no page that is printed.
  return { ...useCases, companions: async () => null };
};

const headingOf = (body: string): string => {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replaceAll(/<[^>]*>/g, '');
  if (heading === undefined) throw new Error('A printed screen has no heading.');
  return heading;
};

/** Draws a screen as a visitor of whom nothing is known sees it first, with the tree that takes the page over. */
export const printScreen = async (order: Order): Promise<PrintedScreen> => {
  const { brand, locale, screen } = order;
  const useCases = await visit(order);
  const history = createMemoryHistory({ initialEntries: [screen] });
  const router = makeRouter(useCases, { history, scheme: 'https:' });
  const [messages] = await Promise.all([loadMessages(locale), router.load()]);
  const spoken = { messages, whole: true };
  const app = { useCases, router, spoken, theme: null, onReady: () => undefined };
  const body = renderToString(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  );
  const { formatMessage } = createIntl({ locale, messages });
  return {
    body,
    stamp: printStamp(useCases, screen),
    title: formatMessage({ id: 'page.title' }, { heading: headingOf(body), brand: brand.displayName }),
    theme: fallbackTheme(brand),
    late: { text: formatMessage({ id: 'slow.text' }), tryAgain: formatMessage({ id: 'shared.tryAgain' }) },
    noScript: formatMessage({ id: 'printed.noScript' }),
  };
};
