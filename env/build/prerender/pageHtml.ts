import type { Brand } from '#domain/brand/brand.ts';
import { colourNames } from '#domain/brand/brandLook.ts';
import { fallbackFont } from '#domain/brand/fallbackTheme.ts';
import { headingFamily } from '#domain/brand/headingFamily.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { favicons } from '#infrastructure/browser/browserPageHead.ts';
import { originPlaceholder } from '#domain/navigation/prerenderedPages.ts';
import type { NeededFiles } from '#env/build/prerender/builtFiles.ts';
import type { InlineScripts } from '#env/build/prerender/inlineScripts.ts';
import type { PrerenderedScreen } from './prerenderer.ts';

/** The content of a prerendered page. */
export type PageParts = PrerenderedScreen & {
  readonly locale: string;
  readonly brandName: string;
  /** Whether the brand has co-brands, whose theme the script loads. */
  readonly hasCoBrands: boolean;
  /** The critical CSS of the page, inlined. */
  readonly style: string;
  /** The files the script needs to send the form and to hydrate the page. */
  readonly files: NeededFiles;
  readonly scripts: InlineScripts;
};

const entities: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML. */
const text = (plain: string): string => plain.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

const attributes = (all: { readonly [name: string]: string }): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${text(value)}"`)
    .join('');

// Because: Inter would delay the script; the fallback font has the same metrics, so the layout does not shift.
const faces = (fontFamily: string): string =>
  `${fontFamily === fallbackFont ? '' : `'${fontFamily}',`}'Inter Fallback',system-ui,sans-serif`;

/** The properties of a theme's colours, light and dark. */
export const colourProperties = ({ colours, darkColours }: Theme): string =>
  colourNames.map((name) => `--colour-${name}:${colours[name]};--dark-${name}:${darkColours[name]};`).join('');

/** The style of a brand's colours and fonts, which follows the style of all brands. */
export const themeStyle = (theme: Theme, brand: Brand): string => {
  const { fontFamily } = theme;
  const heading = headingFamily(brand, { fontFamily });
  const fonts = `--font:${faces(fontFamily)};--heading-font:'${heading} Heading',${faces(fontFamily)}`;
  return `:root{${colourProperties(theme)}${fonts};${radiusProperty(brand)}}`;
};

/** The property of a brand's radius. */
export const radiusProperty = ({ radius }: Brand): string => `--radius:${String(radius)}px`;

const iconLinks = ({ favicons: icons, colours }: Theme): ReadonlyArray<string> =>
  favicons.map(([kind, marks]) => {
    const colour = kind === 'safari-pinned-tab' ? { color: `rgb(${colours.primary})` } : {};
    return `<link${attributes({ 'data-favicon': kind, ...marks, ...colour, href: icons[kind] })}>`;
  });

/** What a shared link to a page shows. */
export type ShareParts = Pick<PageParts, 'title' | 'description' | 'brandName' | 'theme'>;

/** The tags of a page for shared links. The image needs an absolute address, and has `originPlaceholder` until a server's pages are written. */
export const shareTags = ({ title, description, brandName, theme }: ShareParts): ReadonlyArray<string> =>
  [
    ['og:type', 'website'],
    ['og:site_name', brandName],
    ['og:title', title],
    ['og:description', description],
    ['og:image', originPlaceholder + theme.shareImage],
  ].map(([property = '', content = '']) => `<meta${attributes({ property, content })}>`);

/** The colours of the browser's own bars, in each scheme of the device. */
export const barColours = ({ colours, darkColours }: Theme): ReadonlyArray<string> =>
  Object.entries({ light: colours.primary, dark: darkColours.background }).map(
    ([scheme, colour]) =>
      `<meta${attributes({ name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: `rgb(${colour})` })}>`,
  );

const head = (parts: PageParts): ReadonlyArray<string> => {
  const { theme, title, style, files, scripts } = parts;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="format-detection" content="telephone=no">',
    `<title>${text(title)}</title>`,
    // Because: a partly rendered page is centred and would shift when the rest arrives.
    '<link rel="expect" href="#late" blocking="render">',
    `<style>${style}</style>`,
    ...files.core.map(
      (file, index) => `<link rel="modulepreload" crossorigin${index === 0 ? ' id="entry"' : ''} href="/${file}">`,
    ),
    '<link rel="preload" href="/env/config.json" as="fetch" crossorigin="anonymous">',
    // Because: the first frame needs none of these; the inline script loads them after it.
    ...files.view.map((file) => `<link data-deferred="modulepreload" crossorigin href="/${file}">`),
    ...files.coreStyles.map((file) => `<link data-deferred="stylesheet" crossorigin href="/${file}">`),
    ...iconLinks(theme),
    ...shareTags(parts),
    ...barColours(theme),
    `<script>${scripts.appearance}</script>`,
    `<script>${scripts.capture}</script>`,
  ];
};

/** The visible part of a page. */
export const pageBody = ({ body, late, noScript }: Pick<PageParts, 'body' | 'late' | 'noScript'>): string => `<body>
<noscript><p class="boot-switched-off">${text(noScript)}</p></noscript>
<div id="root">${body}</div>
<p id="late" class="boot-late boot-below" role="alert"><span>${text(late.text)}</span> <a href="">${text(late.tryAgain)}</a></p>
</body>`;

/** The HTML of a whole page, which shows without any script. */
export const pageHtml = (parts: PageParts): string => {
  const { locale, prerenderKey, hasCoBrands } = parts;
  const marks = hasCoBrands ? { 'data-cobrands': '' } : {};
  return [
    '<!doctype html>',
    `<html${attributes({ lang: locale, 'data-prerendered': prerenderKey, ...marks })}>`,
    `<head>\n${head(parts).join('\n')}\n</head>`,
    pageBody(parts),
    '</html>\n',
  ].join('\n');
};
