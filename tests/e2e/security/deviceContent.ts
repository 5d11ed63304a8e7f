import type { BrowserContext, Page } from '@playwright/test';
import type { Place } from './places.ts';

type Item = { readonly place: Place; readonly text: string };

const storageItems = async (page: Page): Promise<ReadonlyArray<Item>> => {
  const { session, local, databases, layer } = await page.evaluate(async () => ({
    session: Object.entries(sessionStorage),
    local: JSON.stringify(Object.entries(localStorage)),
    databases: JSON.stringify([await indexedDB.databases(), await caches.keys()]),
    layer: JSON.stringify(Reflect.get(window, 'dataLayer') ?? []),
  }));
  return [
    ...session.map(([key, value]): Item => ({
      place: key === 'account.session' ? 'session record' : 'session storage',
      text: `${key} ${value}`,
    })),
    { place: 'local storage', text: local },
    { place: 'database', text: databases },
    { place: 'data layer', text: layer },
  ];
};

/** Everything that the page keeps on the device at this moment. */
export const deviceContent = async (context: BrowserContext, page: Page): Promise<ReadonlyArray<Item>> => [
  ...(await storageItems(page)),
  { place: 'cookie', text: JSON.stringify(await context.cookies()) },
  { place: 'page address', text: page.url() },
];
