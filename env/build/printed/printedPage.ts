import { fallbackFont, type Theme, type ThemeColours } from '#domain/brand/theme.ts';
import { favicons } from '#infrastructure/browser/browserPageHead.ts';
import type { NeededFiles } from './builtFiles.ts';

/** Everything that stands in a printed page. */
export type PageParts = {
  readonly locale: string;
  readonly brandName: string;
  /** Whether partners' customers see a look of their own under this brand. */
  readonly hasCoBrands: boolean;
  readonly body: string;
  readonly stamp: string;
  readonly title: string;
  readonly theme: Theme;
  readonly late: { readonly text: string; readonly tryAgain: string };
  readonly noScript: string;
  /** The style the page makes use of, put into it. */
  readonly style: string;
  /** What the script must have before the form can be sent and the page taken over. */
  readonly files: NeededFiles;
  /** The script inside the page: holds presses until then, and starts the entry. */
  readonly hold: string;
};

const entities: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML has it. */
const text = (plain: string): string => plain.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

const attributes = (all: { readonly [name: string]: string }): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${text(value)}"`)
    .join('');

const colourNames: ReadonlyArray<keyof ThemeColours> = ['primary', 'onPrimary', 'accent', 'background', 'surface'];

// Because: Inter would take the room of the script on the way here; its stand-in has its measures, and nothing moves.
const faces = (fontFamily: string): string =>
  `${fontFamily === fallbackFont ? '' : `'${fontFamily}',`}'Inter Fallback',system-ui,sans-serif`;

/** The brand's colours and font, as a style laid over the one that all brands share. */
export const themeStyle = ({ colours, fontFamily }: Theme): string =>
  `:root{${colourNames.map((name) => `--colour-${name}:${colours[name]};`).join('')}--font:${faces(fontFamily)}}`;

const iconLinks = ({ favicons: icons, colours }: Theme): ReadonlyArray<string> =>
  favicons.map(([kind, marks]) => {
    const colour = kind === 'safari-pinned-tab' ? { color: `rgb(${colours.primary})` } : {};
    return `<link${attributes({ 'data-favicon': kind, ...marks, ...colour, href: icons[kind] })}>`;
  });

const head = (parts: PageParts): ReadonlyArray<string> => {
  const { theme, title, brandName, style, files, hold } = parts;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="format-detection" content="telephone=no">',
    `<title>${text(title)}</title>`,
    // Because: a page drawn in part, centred as it is, would move as the rest of it arrives.
    '<link rel="expect" href="#late" blocking="render">',
    `<style>${style}</style>`,
    ...files.core.map(
      (file, index) => `<link rel="modulepreload" crossorigin${index === 0 ? ' id="entry"' : ''} href="/${file}">`,
    ),
    '<link rel="preload" href="/env/config.json" as="fetch" crossorigin="anonymous">',
    // Because: the first frame needs none of these; the script inside the page asks for them when it has been shown.
    ...files.view.map((file) => `<link data-later="modulepreload" crossorigin href="/${file}">`),
    ...files.coreStyles.map((file) => `<link data-later="stylesheet" crossorigin href="/${file}">`),
    ...iconLinks(theme),
    `<meta${attributes({ property: 'og:site_name', content: brandName })}>`,
    `<meta${attributes({ property: 'og:image', content: theme.shareImage })}>`,
    `<meta${attributes({ name: 'theme-color', content: `rgb(${theme.colours.primary})` })}>`,
    `<script>${hold}</script>`,
  ];
};

/** What is shown of a page. */
export const pageBody = ({ body, late, noScript }: Pick<PageParts, 'body' | 'late' | 'noScript'>): string => `<body>
<noscript><p class="boot-switched-off">${text(noScript)}</p></noscript>
<div id="root">${body}</div>
<p id="late" class="boot-late boot-below"><span>${text(late.text)}</span> <a href="">${text(late.tryAgain)}</a></p>
</body>`;

/** A whole page, ready to be shown without any script. */
export const printedPage = (parts: PageParts): string => {
  const { locale, stamp, hasCoBrands } = parts;
  const marks = hasCoBrands ? { 'data-cobrands': '' } : {};
  return [
    '<!doctype html>',
    `<html${attributes({ lang: locale, 'data-printed': stamp, ...marks })}>`,
    `<head>\n${head(parts).join('\n')}\n</head>`,
    pageBody(parts),
    '</html>\n',
  ].join('\n');
};
