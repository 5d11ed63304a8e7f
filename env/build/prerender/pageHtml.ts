import type { Brand } from '#domain/brand/brand.ts';
import { colourNames } from '#domain/brand/brandLook.ts';
import { fallbackFont } from '#domain/brand/fallbackTheme.ts';
import { hasCoBrands } from '#domain/brand/coBrand.ts';
import { headingFamily } from '#domain/brand/headingFamily.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { favicons } from '#infrastructure/browser/browserPageHead.ts';
import { originPlaceholder } from '#domain/navigation/prerenderedPages.ts';
import type { PageFiles } from '#env/build/prerender/builtFiles.ts';
import type { InlineScripts } from '#env/build/prerender/inlineScripts.ts';
import type { PrerenderedScreen, PrerenderJob } from './prerenderer.ts';

/** The content of a page. */
export type PageParts = Pick<PrerenderJob, 'brand' | 'locale' | 'screen'> & {
  readonly rendered: PrerenderedScreen;
  /** The critical CSS of the page, inlined. */
  readonly style: string;
  readonly files: PageFiles;
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

/** The tags of a page for shared links. The image needs an absolute address, and has `originPlaceholder` until a server's pages are written. */
const shareTags = ({ brand, rendered: { title, description, theme } }: PageParts): ReadonlyArray<string> =>
  [
    ['og:type', 'website'],
    ['og:site_name', brand.displayName],
    ['og:title', title],
    ['og:description', description],
    ['og:image', originPlaceholder + theme.shareImage],
  ].map(([property = '', content = '']) => `<meta${attributes({ property, content })}>`);

/** The colours of the browser's own bars, in each scheme of the device. */
const barColours = ({ colours, darkColours }: Theme): ReadonlyArray<string> =>
  Object.entries({ light: colours.primary, dark: darkColours.background }).map(
    ([scheme, colour]) =>
      `<meta${attributes({ name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: `rgb(${colour})` })}>`,
  );

const head = (parts: PageParts): ReadonlyArray<string> => {
  const { rendered, style, files, scripts } = parts;
  const { theme, title } = rendered;
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
    // Because: neither the first frame nor the core needs these; the inline script loads them after both.
    `<link data-deferred="stylesheet" crossorigin href="/${files.style}">`,
    ...files.view.map((file) => `<link data-deferred="modulepreload" crossorigin href="/${file}">`),
    ...iconLinks(theme),
    ...shareTags(parts),
    ...barColours(theme),
    `<script>${scripts.appearance}</script>`,
    `<script>${scripts.start}</script>`,
  ];
};

/** The visible part of a page. */
export const pageBody = ({ body, late, noScript }: PrerenderedScreen): string => {
  // Because: every page has one main heading, and a shell has none before its notice.
  const tag = body.includes('<h1') ? 'span' : 'h1';
  return `<body>
<noscript><p class="boot-switched-off">${text(noScript)}</p></noscript>
<div id="root">${body}</div>
<div id="late" class="boot-late" role="alert"><${tag}>${text(late.text)}</${tag}> <a href="">${text(late.tryAgain)}</a></div>
</body>`;
};

/** The HTML of a whole page, which shows without any script and says what was rendered. */
export const pageHtml = (parts: PageParts): string => {
  const { brand, locale, screen, rendered } = parts;
  const marks = {
    ...(screen !== null && { 'data-screen': screen }),
    ...(hasCoBrands(brand) && { 'data-cobrands': '' }),
  };
  return [
    '<!doctype html>',
    `<html${attributes({ lang: locale, 'data-brand': brand.key, ...marks })}>`,
    `<head>\n${head(parts).join('\n')}\n</head>`,
    pageBody(rendered),
    '</html>\n',
  ].join('\n');
};
