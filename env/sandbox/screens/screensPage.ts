import { html } from 'hono/html';
import { appearances, type Appearance } from '#domain/appearance/appearance.ts';
import { brands, type Brand } from '#domain/brand/brand.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';
import { htmlPage, type Html } from '#env/sandbox/htmlPage.ts';
import type { Scene } from './scene.ts';
import { groupOf, groupsOf, inWords } from './sceneNames.ts';

/** How the links of the gallery open a screen: in a language, in a new window of a width in CSS pixels, and in a scheme. */
export type ScreenOptions = {
  readonly locale: Locale;
  readonly width: number | null;
  readonly appearance: Appearance;
};

/** The widths of a window that the gallery offers, in CSS pixels. */
export const windowWidths = [360, 768, 1280] as const;

/** Returns the address of a scene in the gallery. */
export const screenHref = (scene: Scene, brand: Brand, { locale, width, appearance }: ScreenOptions): string => {
  const query = new URLSearchParams({
    brand: brand.key,
    locale,
    ...(width === null ? {} : { width: String(width) }),
    ...(appearance === 'system' ? {} : { appearance }),
  });
  return `/screens/${scene.name}?${query.toString()}`;
};

/** Whether a scene exists for a brand. */
export const hasBrand = ({ brands: keys }: Scene, { key }: Brand): boolean => keys === undefined || keys.includes(key);

const head = html`<link rel="icon" href="data:," />
  <meta name="color-scheme" content="light dark" />
  <link rel="stylesheet" href="/styles/base.css" />
  <link rel="stylesheet" href="/styles/controls.css" />
  <link rel="stylesheet" href="/screens/screens.css" />
  <script type="module" src="/screens/screens.js"></script>`;

/** A page of the gallery: its bar, with `tools` in it, and its content. */
export const galleryPage = (title: string, content: Html, tools: Html | '' = ''): Html =>
  htmlPage(
    `${title} – Sandbox`,
    html`<header>
        <div class="bar">
          <p class="home"><a href="/">Control room</a></p>
          ${title === 'Screens' ? '' : html`<p class="home"><a href="/screens">Screens</a></p>`} ${tools}
        </div>
      </header>
      <main>${content}</main>`,
    head,
  );

const languageOf = (locale: Locale): string =>
  new Intl.DisplayNames(['en-GB'], { type: 'language' }).of(locale) ?? locale;

type Option = readonly [value: string, label: string];

const select = (name: string, [label, chosen]: readonly [string, string], options: ReadonlyArray<Option>): Html =>
  html`<label
    >${label}
    <select name="${name}">
      ${options.map(
        ([value, words]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${words}</option>`,
      )}
    </select></label
  >`;

const choices = ({ locale, width, appearance }: ScreenOptions): Html =>
  html`<form id="choices" action="/screens" autocomplete="off">
    <label class="find">Find a screen <input type="search" name="find" /></label>
    ${select(
      'locale',
      ['Language', locale],
      locales.map((one) => [one, languageOf(one)]),
    )}
    ${select(
      'width',
      ['Window', String(width ?? '')],
      [['', 'This window'], ...windowWidths.map((one): Option => [String(one), `${one} px wide`])],
    )}
    ${select(
      'appearance',
      ['Appearance', appearance],
      appearances.map((one) => [one, inWords(one)]),
    )}
    <button>Apply to the links</button>
  </form>`;

const cells = (scene: Scene, options: ScreenOptions): Html => {
  if (scene.notLive !== undefined) return html`<td role="cell" colspan="${brands.length}">${scene.notLive}</td>`;
  const link = (brand: Brand): Html =>
    html`<a href="${screenHref(scene, brand, options)}" data-screen aria-label="${scene.name}, ${brand.displayName}"
      >${brand.displayName}</a
    >`;
  return html`${brands.map((brand) =>
    hasBrand(scene, brand) ? html`<td role="cell">${link(brand)}</td>` : html`<td role="cell" class="none">–</td>`,
  )}`;
};

const row = (scene: Scene, options: ScreenOptions): Html =>
  html`<tr role="row" data-find="${scene.name} ${scene.name.replaceAll('-', ' ')}">
    <th role="rowheader" scope="row">${inWords(scene.name)}</th>
    ${cells(scene, options)}
  </tr>`;

const groupTable = (group: string, scenes: readonly Scene[], options: ScreenOptions): Html =>
  html`<section id="${group}" aria-labelledby="${group}-heading">
    <h2 id="${group}-heading">${inWords(group)}</h2>
    <table role="table" aria-labelledby="${group}-heading">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">Screen</th>
          ${brands.map(({ displayName }) => html`<th role="columnheader" scope="col">${displayName}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${scenes.map((scene) => row(scene, options))}
      </tbody>
    </table>
  </section>`;

const groupLinks = (groups: ReadonlyArray<readonly [string, number]>): Html =>
  html`<nav aria-label="Groups">
    ${groups.map(
      ([group, count]) => html`<a href="#${group}">${inWords(group)} <span class="muted">${count}</span></a> `,
    )}
  </nav>`;

/** The table of every screen in every state, with a link for each brand. */
export const screensPage = (scenes: readonly Scene[], options: ScreenOptions): Html => {
  const groups = groupsOf(scenes).map((group) => [group, scenes.filter((scene) => groupOf(scene) === group)] as const);
  return galleryPage(
    'Screens',
    html`<h1>Screens</h1>
      <p>
        Each link opens a screen live: the sandbox goes through its steps in this browser, and the screen is yours when
        it is there. <strong>Opening a screen resets the sandbox</strong> to its seed data, for everybody who uses it.
      </p>
      ${groupLinks(groups.map(([group, own]) => [group, own.length]))}
      <p class="hidden" role="status"></p>
      ${groups.map(([group, own]) => groupTable(group, own, options))}`,
    choices(options),
  );
};
