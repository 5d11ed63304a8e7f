import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { brands, type Brand } from '#domain/brand/brand.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { localeCookie } from '#domain/locale/localeCookies.ts';
import { entryScreens, entryScreenAt } from '#domain/navigation/entryScreens.ts';
import type { PrintedIndex } from '#domain/navigation/printedPages.ts';
import { routeOf, routes, type RoutePath } from '#domain/navigation/routes.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import type { Manifest } from '#env/commands/size/firstLoad.ts';
import { firstScreen } from '#env/commands/size/measure.ts';
import { neededBy, styleOf } from './builtFiles.ts';
import { neededStyle } from './neededStyle.ts';
import { pageBody, printedPage, themeStyle } from './printedPage.ts';
import { askingShell } from './askingShell.ts';
import { openPrinter, type Order, type Printer } from './printer.ts';
import { speakingShell } from './speakingShell.ts';

const folder = 'printed';
const shell = 'index.html';
const hashOf = (inline: string): string => `sha256-${createHash('sha256').update(inline).digest('base64')}`;
const fileOf = (screen: RoutePath): string => `${screen.slice(1).replaceAll('/', '-')}.html`;

type Press = {
  readonly dist: string;
  readonly manifest: Manifest;
  readonly hold: string;
  readonly speak: string;
  readonly printer: Printer;
};

const write = (file: string, content: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** A page and the style put into it. */
type Printed = { readonly brand: Brand; readonly style: string };

const print = async ({ dist, manifest, hold, printer }: Press, order: Order): Promise<Printed> => {
  const { brand, locale, screen } = order;
  const files = neededBy(manifest, screen, locale);
  const shown = await printer.printScreen(order);
  const shared = styleOf(dist, [...files.coreStyles, ...files.viewStyles]);
  const style = neededStyle(`${shared}\n${themeStyle(shown.theme)}`, pageBody(shown));
  const page = printedPage({
    ...shown,
    locale,
    brandName: brand.displayName,
    hasCoBrands: brand.themeDocument.type === 'galileo_cobranding',
    style,
    files,
    hold,
  });
  write(join(dist, folder, brand.key, locale, fileOf(screen)), page);
  return { brand, style };
};

const screensByPath = (): PrintedIndex['screens'] =>
  Object.fromEntries(
    Object.keys(routes).flatMap((path) => {
      const named = routeOf(path);
      const screen = named === null ? null : entryScreenAt(named);
      return screen === null ? [] : [[path, fileOf(screen)]];
    }),
  );

const indexOf = ({ hold, speak, printer }: Press, pages: ReadonlyArray<Printed>): PrintedIndex => {
  const stylesOf = (brand: Brand): ReadonlyArray<string> =>
    pages.filter((page) => page.brand.key === brand.key).map(({ style }) => style);
  return {
    version: 1,
    shell,
    screens: screensByPath(),
    locales: printer.printedLocales,
    defaultLocale,
    localeCookie: localeCookie.name,
    scriptHashes: [hashOf(hold), hashOf(speak)],
    brands: Object.fromEntries(
      brands.map((brand) => [
        brand.key,
        {
          sessionCookie: brand.sessionCookie,
          styleHashes: [...new Set(stylesOf(brand).map(hashOf))],
        },
      ]),
    ),
  };
};

/** Prints the entry screens, for each brand and language, into the build that was just made. */
export const printPages = (top: string): Plugin => {
  let dist = '';
  return {
    name: 'print-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: ({ build }) => {
      dist = build.outDir;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => {
        const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
        const settings: SettingsFile = JSON.parse(readFileSync(join(top, 'env', 'config.json'), 'utf8'));
        const pressed = (name: string): string =>
          minifySync(name, readFileSync(join(top, 'ui', 'start', name), 'utf8')).code.trim();
        const hold = pressed('hold.js');
        const speak = pressed('bootWords.js');
        const printer = await openPrinter(top);
        const press = { dist, manifest, hold, speak, printer };
        const spoken = speakingShell(readFileSync(join(dist, shell), 'utf8'), join(top, 'locales'), speak);
        write(join(dist, shell), askingShell(spoken, neededBy(manifest, firstScreen, defaultLocale)));
        const pages: Printed[] = [];
        for (const brand of brands)
          for (const locale of printer.printedLocales)
            for (const screen of entryScreens) pages.push(await print(press, { settings, brand, locale, screen }));
        write(join(dist, folder, 'index.json'), `${JSON.stringify(indexOf(press, pages), null, 2)}\n`);
      },
    },
  };
};
