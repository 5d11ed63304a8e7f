import { html } from 'hono/html';
import { brands, type Brand } from '#domain/brand/brand.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';
import { htmlPage, type Html } from '#env/sandbox/htmlPage.ts';
import type { Scene } from './scene.ts';

/** How the links of the gallery open a screen: in a language, and in a new window of a width in CSS pixels. */
export type ScreenOptions = { readonly locale: Locale; readonly width: number | null };

/** The widths of a window that the gallery offers, in CSS pixels. */
export const windowWidths = [360, 768, 1280] as const;

/** Returns the address of a scene in the gallery. */
export const screenHref = (scene: Scene, brand: Brand, { locale, width }: ScreenOptions): string => {
  const query = new URLSearchParams({ brand: brand.key, locale, ...(width === null ? {} : { width: String(width) }) });
  return `/screens/${scene.name}?${query.toString()}`;
};

/** Whether a scene exists for a brand. */
export const hasBrand = ({ brands: keys }: Scene, { key }: Brand): boolean => keys === undefined || keys.includes(key);

const head = html`<link rel="icon" href="data:," />
  <link rel="stylesheet" href="/screens/screens.css" />
  <script type="module" src="/screens/screens.js"></script>`;

/** A page of the gallery. */
export const galleryPage = (title: string, content: Html): Html =>
  htmlPage(`${title} – Sandbox`, html`<main>${content}</main>`, head);

const groupOf = ({ name }: Scene): string => name.slice(0, name.indexOf('/'));

const sentence = (name: string): string => {
  const words = name.slice(name.indexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const languageOf = (locale: Locale): string =>
  new Intl.DisplayNames(['en-GB'], { type: 'language' }).of(locale) ?? locale;

const option = (value: string, label: string, chosen: string): Html =>
  html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${label}</option>`;

const choices = ({ locale, width }: ScreenOptions): Html =>
  html`<form action="/screens">
    <p>
      <label for="locale">Language</label>
      <select id="locale" name="locale">
        ${locales.map((one) => option(one, languageOf(one), locale))}
      </select>
    </p>
    <p>
      <label for="width">Window</label>
      <select id="width" name="width">
        ${option('', 'This window', String(width ?? ''))}
        ${windowWidths.map((one) => option(String(one), `${one} px wide`, String(width ?? '')))}
      </select>
    </p>
    <button>Apply to the links</button>
  </form>`;

const cells = (scene: Scene, options: ScreenOptions): Html => {
  if (scene.notLive !== undefined) return html`<td role="cell" colspan="${brands.length}">${scene.notLive}</td>`;
  const link = (brand: Brand): Html =>
    html`<a href="${screenHref(scene, brand, options)}" aria-label="${scene.name}, ${brand.displayName}"
      >${brand.displayName}</a
    >`;
  return html`${brands.map((brand) => html`<td role="cell">${hasBrand(scene, brand) ? link(brand) : '–'}</td>`)}`;
};

const groupTable = (group: string, scenes: readonly Scene[], options: ScreenOptions): Html =>
  html`<section id="${group}" aria-labelledby="${group}-heading">
    <h2 id="${group}-heading">${sentence(group)}</h2>
    <table role="table" aria-labelledby="${group}-heading">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">Screen</th>
          ${brands.map(({ displayName }) => html`<th role="columnheader" scope="col">${displayName}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${scenes.map(
          (scene) =>
            html`<tr role="row">
              <th role="rowheader" scope="row">${sentence(scene.name)}</th>
              ${cells(scene, options)}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;

/** The table of every screen in every state, with a link for each brand. */
export const screensPage = (scenes: readonly Scene[], options: ScreenOptions): Html => {
  const groups = [...new Set(scenes.map(groupOf))].toSorted();
  return galleryPage(
    'Screens',
    html`<p><a href="/">Control room</a></p>
      <h1>Screens</h1>
      <p>
        Each link opens a screen live: the sandbox goes through its steps in this browser, and the screen is yours when
        it is there. <strong>Opening a screen resets the sandbox</strong> to its seed data, for everybody who uses it.
      </p>
      ${choices(options)}
      <nav aria-label="Groups">${groups.map((group) => html`<a href="#${group}">${sentence(group)}</a> `)}</nav>
      ${groups.map((group) =>
        groupTable(
          group,
          scenes.filter((scene) => groupOf(scene) === group),
          options,
        ),
      )}`,
  );
};
